import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";

/**
 * Data of features that every page shows, by name. A feature declares its own in this interface (`declare
 * module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ShellParts {}

/** The time and visibility for which a page is rendered. */
export interface ShellMoment {
  now: Date;
  visibility: Pick<Visibility, "hides">;
  /** The page expires at that time. */
  validUntil(at: Date): void;
}

/** How a feature reads data for every page. */
export interface ShellPart<Shown> {
  /**
   * Registers what it reads. The last result is kept for pages that are rendered while the database is down.
   * @returns the part's data at a point in time
   */
  read(db: Database, now: Date): Promise<(moment: ShellMoment) => Shown>;
}

/** The last results, by the name of the part. */
export type CachedShellParts = { [Name in keyof ShellParts]?: (moment: ShellMoment) => ShellParts[Name] };
