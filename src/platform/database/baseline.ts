import { StartupError } from "../startup-error";

/**
 * The first migration is the baseline: it creates the schema of all earlier migrations, and has the creation
 * time of the last of them. A database that has applied that one continues from there; names of earlier
 * migrations no longer matter.
 */

/** The last release with the single migrations. It brings older databases up to the baseline. */
export const LAST_RELEASE_BEFORE_BASELINE = "1.0.0";

/**
 * @param own the migrations of this program, the baseline first
 * @returns the applied migrations that only a newer release can have
 */
export function newerMigrations(applied: readonly number[], own: readonly number[]): number[] {
  const [baseline = 0] = own;
  return applied.filter((migration) => migration > baseline && !own.includes(migration));
}

/** Whether the database has tables of ours but predates the baseline. False for an empty database. */
export function predatesBaseline(applied: readonly number[], own: readonly number[]): boolean {
  const [baseline = 0] = own;
  return applied.length > 0 && applied.every((migration) => migration < baseline);
}

/** @throws StartupError for a database that predates the baseline */
export function refuseBeforeBaseline(applied: readonly number[], own: readonly number[]): void {
  if (!predatesBaseline(applied, own)) return;
  throw new StartupError(
    "The database has the schema of an early release of Openward, which this version cannot update. Nothing was changed.",
    `Start Openward ${LAST_RELEASE_BEFORE_BASELINE} on it once, which updates it, and then start this version.`,
  );
}
