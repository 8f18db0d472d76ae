import type { Database } from "~/platform/database/database";
import type { KeptShellParts, ShellMoment, ShellPart, ShellParts } from "~/server/shell-part";
import { serverFeatures } from "./server-features";

const parts = serverFeatures.flatMap(({ shellParts = {} }) =>
  Object.entries<ShellPart<unknown> | undefined>(shellParts).flatMap(([name, part]) =>
    part ? { name, part } : [],
  ),
);

/** Cache tags of what `readShellParts` reads. */
export const shellPartTags: readonly string[] = parts.flatMap(({ part }) => part.tags);

/** Reads what features show on every page, in parallel. */
export async function readShellParts(db: Database, now: Date): Promise<KeptShellParts> {
  return Object.fromEntries(
    await Promise.all(parts.map(async ({ name, part }) => [name, await part.read(db, now)])),
  );
}

/** What a page shows of it at a moment. */
export function shownShellParts(kept: KeptShellParts, moment: ShellMoment): Partial<ShellParts> {
  const entries = Object.entries<((moment: ShellMoment) => unknown) | undefined>(kept);
  return Object.fromEntries(entries.map(([name, shown]) => [name, shown?.(moment)]));
}
