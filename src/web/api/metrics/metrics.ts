import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { Database } from "~/platform/database/database";
import { addWorkMetrics } from "./work-metrics";

/** The numbers that operators watch, in Prometheus' form. */
export interface Metrics {
  observeRequest(request: { method: string; status: number; seconds: number }): void;
  countCache(result: "hit" | "miss" | "stale" | "bypass"): void;
  /** All of them as text, with its content type. */
  print(): Promise<{ type: string; text: string }>;
}

/** One registry a server, so that two in one process (tests) do not count together. */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addWorkMetrics(registry, db);
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
