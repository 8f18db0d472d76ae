import { StartupError } from "../startup-error";

/**
 * The first migration is the baseline: it makes the schema that all migrations up to its own time made one by one, and bears the name of the
 * last of them. A database that has had that one goes on from there; its names of earlier migrations mean nothing any more.
 */

/** The last release that has the single migrations: it brings older databases up to the baseline. */
export const LAST_RELEASE_BEFORE_BASELINE = "1.0.0";

/**
 * @param own the migrations of this program, the baseline first
 * @returns the applied ones that only a newer release can have made
 */
export function newerMigrations(applied: readonly number[], own: readonly number[]): number[] {
  const [baseline = 0] = own;
  return applied.filter((migration) => migration > baseline && !own.includes(migration));
}

/** Whether the database has tables of ours, but not all that the baseline makes. False for an empty database. */
export function stopsBeforeBaseline(applied: readonly number[], own: readonly number[]): boolean {
  const [baseline = 0] = own;
  return applied.length > 0 && applied.every((migration) => migration < baseline);
}

/** @throws StartupError for a database that the migrations of this program cannot go on from */
export function refuseBeforeBaseline(applied: readonly number[], own: readonly number[]): void {
  if (!stopsBeforeBaseline(applied, own)) return;
  throw new StartupError(
    "The database has the schema of an early release of Openward, which this version cannot update. Nothing was changed.",
    `Start Openward ${LAST_RELEASE_BEFORE_BASELINE} on it once, which brings it up to date, and then this version.`,
  );
}
