import { type MetricType, onCLS, onINP, onLCP } from "web-vitals";
import type { PageSpeedInput } from "../page-speed/input";

const MEASURES = { CLS: "cls", INP: "inp", LCP: "lcp" } as const;

/**
 * Measures this document from its start, and sends the values when the visitor leaves it or switches to another tab or
 * program.
 * @param path of the page for which the document was loaded
 */
export function measureSpeed(path: string): void {
  const measured: PageSpeedInput = { path };
  const keep = ({ name, value }: MetricType) => {
    if (name in MEASURES) measured[MEASURES[name as keyof typeof MEASURES]] = value;
  };
  const options = { reportAllChanges: true };
  onLCP(keep, options);
  onINP(keep, options);
  onCLS(keep, options);
  const send = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", send);
    const body = new Blob([JSON.stringify(measured)], { type: "application/json" });
    navigator.sendBeacon("/api/page-speed", body);
  };
  addEventListener("visibilitychange", send);
}
