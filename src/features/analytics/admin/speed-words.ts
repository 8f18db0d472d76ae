import { type MeasureName, measures } from "../page-speed/measures";

/** How a measure compares with the thresholds of Core Web Vitals. */
export function judgmentOf(name: MeasureName, value: number): "good" | "fair" | "slow" | "unsteady" {
  const { good, poor } = measures[name];
  if (value <= good) return "good";
  if (value <= poor) return "fair";
  return name === "cls" ? "unsteady" : "slow";
}

/** A measured value with its unit, such as "1.3 s" or "90 ms". */
export function measuredWords(name: MeasureName, value: number): string {
  if (name === "cls") return value.toFixed(2);
  return value < 1_000 ? `${value} ms` : `${(value / 1_000).toFixed(1)} s`;
}
