/** The numbers that operators watch, in Prometheus' form. */
export interface Metrics {
  observeRequest(request: { method: string; status: number; seconds: number }): void;
  countCache(result: "hit" | "miss" | "stale" | "bypass"): void;
  /** All of them as text, with its content type. */
  print(): Promise<{ type: string; text: string }>;
}
