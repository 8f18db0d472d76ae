import { collectReads, PageReads } from "~/platform/cache/page-reads";
import type { TagAudience } from "~/platform/cache/tag-listener";
import type { RootDatabase } from "~/platform/database/database";
import type { Logger } from "~/platform/logging/logger";
import type { CachedShellData } from "~/server/context";
import { type ShellData, shellData } from "./shell-data";

declare module "~/server/context" {
  interface CachedShellData extends ShellData {}
}

/** Menus, phones, and incident as last read, for error pages while the database is away. */
export interface CachedShell extends TagAudience {
  /** Undefined until the first read. */
  readonly data: CachedShellData | undefined;
}

/** Reads the shell when the listener connects, and whenever one of its records changes. */
export function cachedShell(db: RootDatabase, log: Logger): CachedShell {
  let data: CachedShellData | undefined;
  let reads = new PageReads();

  function read(): void {
    const own = new PageReads();
    collectReads(own, () => shellData(db, new Date())).then(
      (shell) => {
        data = shell;
        reads = own;
      },
      (error) => log.warn({ err: error }, "the menus and phones for error pages could not be read"),
    );
  }

  return {
    get data() {
      return data;
    },
    resume: read,
    // An old phone number is better than none.
    suspend() {},
    drop(tags) {
      const known = reads.tags();
      if (tags.some((tag) => known.has(tag))) read();
    },
  };
}
