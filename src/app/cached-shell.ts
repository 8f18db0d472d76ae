import { type Cached, cached } from "~/platform/cache/cached";
import type { RootDatabase } from "~/platform/database/database";
import type { CachedShellData } from "~/server/context";
import { type ShellData, shellData } from "./shell-data";

declare module "~/server/context" {
  interface CachedShellData extends ShellData {}
}

/**
 * The data around every page, in memory: menus, settings, and the parts of features. While the database is down, an old
 * phone number is better than none.
 */
export type CachedShell = Cached<CachedShellData>;

/** @param now the current time */
export function cachedShell(db: RootDatabase, now: () => Date): CachedShell {
  return cached(() => shellData(db, now()));
}
