import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

type Held = { connect(): Promise<PostgresPoolClient> };

const held = new AsyncLocalStorage<Held>();

/** Runs work so that every query within it, whoever makes it, goes over this one connection. */
export function pinConnection<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  let free = Promise.resolve();
  return held.run(
    {
      /** One query after the other: a connection can do no more at a time. */
      async connect() {
        const before = free;
        const { promise, resolve } = Promise.withResolvers<void>();
        free = promise;
        await before;
        return { query: client.query.bind(client), release: () => resolve() };
      },
    },
    work,
  );
}

/** Whether the work under way has a connection of its own. */
export function isConnectionPinned(): boolean {
  return held.getStore() !== undefined;
}

/** A pool that gives out the held connection where there is one. */
export function preferPinnedConnection(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => held.getStore()?.connect() ?? pool.connect(),
    end: () => pool.end(),
  };
}
