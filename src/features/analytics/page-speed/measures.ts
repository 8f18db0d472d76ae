/** How a measure of a page is stored and judged. */
interface Measure {
  /** Larger values are refused. They come from computers in sleep mode. */
  maximum: number;
  /** Stored values are integers: this many per unit. */
  perUnit: number;
  /** A page is good up to this value. */
  good: number;
  /** A page is poor above this value. */
  poor: number;
}

/**
 * The Core Web Vitals: until the main content appears, until a page reacts to a tap or key (both in milliseconds), and
 * how much its layout moves (without a unit). The thresholds are those of web.dev.
 */
export const measures = {
  lcp: { maximum: 120_000, perUnit: 1, good: 2_500, poor: 4_000 },
  inp: { maximum: 120_000, perUnit: 1, good: 200, poor: 500 },
  cls: { maximum: 100, perUnit: 1_000, good: 0.1, poor: 0.25 },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;

export const MEASURE_NAMES = Object.keys(measures) as MeasureName[];

/**
 * Rounds up to two significant digits for storage, so that a day has few different values. A percentile is at most a
 * tenth too high.
 */
export function storedValue(name: MeasureName, value: number): number {
  const whole = Math.ceil(value * measures[name].perUnit);
  const step = 10 ** Math.max(0, String(whole).length - 2);
  return Math.ceil(whole / step) * step;
}

/** Converts a stored value to the measure's unit. */
export function measuredValue(name: MeasureName, stored: number): number {
  return stored / measures[name].perUnit;
}
