import { dayAt } from "~/content/values/day-at";
import type { Services } from "~/server/services";

/** The period of the search statistics, in days. */
export const COUNTED_DAYS = 30;
const DAY_MS = 86_400_000;

/** The first day of the search statistics, as YYYY-MM-DD in the hospital's time zone. */
export function countedSince({ now, env }: Pick<Services, "now" | "env">): string {
  return dayAt(new Date(now().getTime() - COUNTED_DAYS * DAY_MS), env.TZ_HOSPITAL).iso;
}
