import type { Database } from "~/platform/database/database";
import type { CachedShellParts, ShellMoment, ShellPart, ShellParts } from "~/server/shell-part";
import { serverFeatures } from "./server-features";

const parts = serverFeatures.flatMap(({ shellParts = {} }) =>
  Object.entries<ShellPart<unknown> | undefined>(shellParts).flatMap(([name, part]) =>
    part ? { name, part } : [],
  ),
);

/** Reads the features' data for every page, in parallel. */
export async function readShellParts(db: Database, now: Date): Promise<CachedShellParts> {
  return Object.fromEntries(
    await Promise.all(parts.map(async ({ name, part }) => [name, await part.read(db, now)])),
  );
}

/** The data that a page shows at a point in time. */
export function shownShellParts(cachedParts: CachedShellParts, moment: ShellMoment): Partial<ShellParts> {
  const entries = Object.entries<((moment: ShellMoment) => unknown) | undefined>(cachedParts);
  return Object.fromEntries(entries.map(([name, shown]) => [name, shown?.(moment)]));
}
