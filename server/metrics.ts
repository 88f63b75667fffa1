import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Backups } from "./backups.ts";
import type { PageStore } from "./page-store.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Counters for Prometheus. The hot path adds to plain numbers, read when somebody asks. */
export function createMetrics({
  store,
  backups,
}: {
  store: PageStore;
  backups: Pick<Backups, "isPlanned" | "last">;
}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const hits = { stored: 0, static: 0 };
  const registers = [registry];
  new Gauge({
    name: "page_store_bytes",
    help: "Bytes of finished pages kept in memory",
    registers,
    collect() {
      this.set(store.bytes);
    },
  });
  new Gauge({
    name: "page_store_pages",
    help: "Finished pages kept in memory",
    registers,
    collect() {
      this.set(store.size);
    },
  });
  new Gauge({
    name: "http_served_from_memory",
    help: "Requests answered without running any framework code, since the start",
    labelNames: ["kind"],
    registers,
    collect() {
      this.set({ kind: "page" }, hits.stored);
      this.set({ kind: "file" }, hits.static);
    },
  });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests that ran code, by kind and status",
    labelNames: ["kind", "status"],
    registers,
  });
  const renders = new Histogram({
    name: "page_render_seconds",
    help: "Time to render a page that was not stored",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const databaseRestarts = new Counter({
    name: "embedded_database_restarts_total",
    help: "How often the embedded database was gone and was started again",
    registers,
  });
  const databaseFailures = new Counter({
    name: "embedded_database_failed_restarts_total",
    help: "How often the embedded database was gone and could not be started",
    registers,
  });
  new Gauge({
    name: "backup_planned",
    help: "1 when BACKUP_AT asks for a backup every day",
    registers,
    collect() {
      this.set(backups.isPlanned ? 1 : 0);
    },
  });
  new Gauge({
    name: "backup_last_success_timestamp_seconds",
    help: "When the last backup was finished, by any node; 0 when there is none",
    registers,
    collect() {
      this.set(toSeconds(backups.last()?.success?.at));
    },
  });
  new Gauge({
    name: "backup_last_success_bytes",
    help: "Size of the last backup",
    registers,
    collect() {
      this.set(backups.last()?.success?.bytes ?? 0);
    },
  });
  new Gauge({
    name: "backup_last_failure_timestamp_seconds",
    help: "When a backup failed, if none was made since; else 0",
    registers,
    collect() {
      this.set(toSeconds(backups.last()?.failure?.at));
    },
  });
  return { registry, hits, requests, renders, databaseRestarts, databaseFailures };
}

function toSeconds(moment: Date | undefined): number {
  return moment ? moment.getTime() / 1000 : 0;
}
