import type { Period } from "../period";
import type { Ranked, Series } from "../wire";

/** What the screen is given. */
export interface Numbers {
  period: Period;
  before: Period;
  series: Series[];
  pages: Ranked[];
  misses: { words: string; count: number }[] | null;
  feedback: { path: string; yes: number; no: number }[];
  missed: { path: string; count: number; lastSeenAt: string }[] | null;
  errors: { message: string; path: string; browser: string; count: number; lastSeenAt: string }[] | null;
}
