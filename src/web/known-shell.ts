import { type ShellData, shellData, shellTags } from "~/content/shell-data";
import type { TagAudience } from "~/platform/cache/tag-listener";
import type { RootDatabase } from "~/platform/database/database";
import type { Logger } from "~/platform/logging/logger";

/** The menus and phones as they were last read: what error pages show when the database is gone. */
export interface KnownShell extends TagAudience {
  /** Undefined until they were read once. */
  readonly data: ShellData | undefined;
}

/** Reads the shell when announcements begin to be heard, and whenever one of its records changes. */
export function knownShell(db: RootDatabase, log: Logger): KnownShell {
  let data: ShellData | undefined;

  function read(): void {
    shellData(db).then(
      (read) => {
        data = read;
      },
      (error) => log.warn({ err: error }, "the menus and phones for error pages could not be read"),
    );
  }

  return {
    get data() {
      return data;
    },
    trust: read,
    // An old phone number is better than none.
    distrust() {},
    drop(tags) {
      if (shellTags.some((tag) => tags.includes(tag))) read();
    },
  };
}
