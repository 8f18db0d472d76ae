import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";

/** What features show on every page, by name. A feature declares its own in this interface (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ShellParts {}

/** When and for whom a page is made. */
export interface ShellMoment {
  now: Date;
  visibility: Pick<Visibility, "hides">;
  /** What is shown becomes untrue then. */
  holdsUntil(at: Date): void;
}

/** How a feature reads what it shows on every page. */
export interface ShellPart<Shown> {
  /**
   * Registers what it reads. What was read is kept for pages that are made while the database is away.
   * @returns what a page shows at a moment
   */
  read(db: Database, now: Date): Promise<(moment: ShellMoment) => Shown>;
}

/** What was read last, by the name of the part. */
export type KeptShellParts = { [Name in keyof ShellParts]?: (moment: ShellMoment) => ShellParts[Name] };
