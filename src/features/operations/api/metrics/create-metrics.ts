import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Database } from "~/platform/database/database";
import type { Metrics } from "~/server/metrics";
import { addBackupMetrics, type MeasuredBackups } from "./backup-metrics";
import { addServerMetrics, type MeasuredServer } from "./server-metrics";
import { addWorkMetrics } from "./work-metrics";

interface MetricSources extends MeasuredServer {
  db: Database;
  backups: MeasuredBackups;
}

/** Each server has its own registry, so that two servers in one process (in tests) do not share counts. */
export function createMetrics(measured: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addWorkMetrics(registry, measured.db);
  addBackupMetrics(registry, measured.db, measured.backups);
  addServerMetrics(registry, measured);
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's arrival to its answer.",
    labelNames: ["method", "status"],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const cache = new Counter({
    name: "page_cache_requests_total",
    help: "Page requests by how the cache answered.",
    labelNames: ["result"],
    registers: [registry],
  });
  return {
    observeRequest: ({ method, status, seconds }) => requests.observe({ method, status }, seconds),
    countCache: (result) => cache.inc({ result }),
    print: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
