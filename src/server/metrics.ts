/** Metrics for operators, in Prometheus format. */
export interface Metrics {
  observeRequest(request: { method: string; status: number; seconds: number }): void;
  countCache(result: "hit" | "miss" | "stale" | "bypass"): void;
  print(): Promise<{ type: string; text: string }>;
}
