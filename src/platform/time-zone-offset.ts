import { tzOffset as readOffset } from "@date-fns/tz/tzOffset";
import { BoundedMap } from "./cache/bounded-map";

const QUARTER_MS = 15 * 60_000;
/**
 * Since then, clocks of all zones have changed at full quarter hours only. Before, Liberia's offset had
 * seconds.
 */
const SINCE_MS = Date.UTC(1973, 0);
/** A page needs a few hundred: the coming days of every place that it shows. */
const MAX_CACHED_QUARTERS = 20_000;
const ZONES = 50;

const zones = new BoundedMap<string, BoundedMap<number, number>>(ZONES);
const newZone = () => new BoundedMap<number, number>(MAX_CACHED_QUARTERS);

/**
 * The offset of a zone at an instant, in minutes; positive east of Greenwich, NaN for an unknown zone. The server's
 * build replaces the function in `@date-fns/tz` with it. That function formats a date and parses the result each time
 * that a date is created, shifted, or compared: a fifth of the time of rendering the home page.
 * @param timeZone IANA name or UTC offset; undefined for the system's zone
 */
export function tzOffset(timeZone: string | undefined, date: Date): number {
  // Not the date itself, because this is called while the date is created, before it has a time in its zone.
  const at = Date.prototype.getTime.call(date);
  if (timeZone === undefined || !(at >= SINCE_MS)) return readOffset(timeZone, date);
  const quarter = Math.floor(at / QUARTER_MS);
  return zones.getOrAdd(timeZone, newZone).getOrAdd(quarter, () => readOffset(timeZone, date));
}
