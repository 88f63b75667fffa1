import { expect, vi } from "vitest";
import { type ClusterServer, clusterPassword, createClusterServer } from "./cluster-server.ts";
import { prepareProxy } from "./start-proxy.ts";

const names = ["a", "b", "c"];

/**
 * Three PostgreSQL servers, one of which is written to, and a line that leads to that one. What is
 * written is on two of them before anybody is told.
 */
export async function startCluster() {
  const line = await prepareProxy({ to: "postgres://127.0.0.1" });
  const make = (name: string) =>
    createClusterServer({
      ...{ name, primaryPort: line.port },
      others: names.filter((other) => other !== name),
    });
  const [first, ...rest] = await Promise.all(names.map(make));
  let primary = first as ClusterServer;
  let standbys = rest;
  await primary.initialise();
  await primary.start();
  await line.mend({ to: primary.port });
  // Written before there is a standby to wait for.
  await primary.ask(`set synchronous_commit = local;
    create role tinghe login password '${clusterPassword}';
    alter role tinghe set statement_timeout = '10s'`);
  await Promise.all(standbys.map(follow));
  await primary.ask("create database tinghe owner tinghe");

  async function follow(server: ClusterServer) {
    await server.copyFrom(primary);
    await server.start();
    await vi.waitFor(
      async () => {
        const followed = await primary.ask(
          `select from pg_stat_replication
           where application_name = '${server.name}' and state = 'streaming'`,
        );
        expect(followed).toHaveLength(1);
      },
      { timeout: 60_000, interval: 50 },
    );
  }

  /** How far it has received what was written. */
  async function readPosition(server: ClusterServer) {
    const [row] = await server.ask(
      "select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::float8 as received",
    );
    return { server, received: Number(row?.received) };
  }

  return {
    /** Leads to whoever is primary. */
    url: `postgres://tinghe:${clusterPassword}@127.0.0.1:${line.port}/tinghe`,
    port: line.port,
    async killPrimary() {
      await primary.kill();
      await line.cut();
    },
    /** What keeps a cluster does when the primary is gone: the one that has most takes its place. */
    async promote() {
      const positions = await Promise.all(standbys.map(readPosition));
      const furthest = positions.reduce((one, other) =>
        other.received > one.received ? other : one,
      );
      await furthest.server.ask("select pg_promote()");
      await line.mend({ to: furthest.server.port });
      const lost = primary;
      primary = furthest.server;
      standbys = [lost, ...standbys.filter((standby) => standby !== primary)];
    },
    /** The one that was killed comes back as a standby. */
    async replaceLost() {
      const [lost] = standbys;
      if (lost) await follow(lost);
    },
  };
}
