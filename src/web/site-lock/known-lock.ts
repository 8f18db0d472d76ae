import { SITE_LOCK_TAG, type SiteLock, siteLock } from "~/domain/site-lock/site-lock";
import type { TagAudience } from "~/platform/cache/tag-listener";
import type { RootDatabase } from "~/platform/database/database";

/** Whether the site is locked, kept in memory as long as announcements are heard: every request asks. */
export interface KnownLock extends TagAudience {
  /** @throws what the database throws, where it was never read */
  current(): Promise<SiteLock | null>;
}

export function knownLock(db: RootDatabase): KnownLock {
  let kept: Promise<SiteLock | null> | undefined;
  let latest: { lock: SiteLock | null } | undefined;
  let trusted = false;

  async function read(): Promise<SiteLock | null> {
    try {
      const lock = await siteLock(db);
      latest = { lock };
      return lock;
    } catch (error) {
      // While the database is gone what was known holds: a locked site stays locked, and an open one says what is wrong.
      if (!latest) throw error;
      return latest.lock;
    }
  }

  return {
    current() {
      if (kept) return kept;
      const reading = read();
      if (!trusted) return reading;
      kept = reading;
      reading.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading;
    },
    trust() {
      trusted = true;
      kept = undefined;
    },
    distrust() {
      trusted = false;
      kept = undefined;
    },
    drop(tags) {
      if (tags.includes(SITE_LOCK_TAG)) kept = undefined;
    },
  };
}
