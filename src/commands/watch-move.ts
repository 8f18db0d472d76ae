import type pg from "pg";
import type { TagAudience } from "~/platform/cache/tag-listener";
import { MOVED_TAG, readMoveRecord } from "~/platform/database/move/move-record";
import type { Logger } from "~/platform/logging/logger";

/** Should the next program not get ready, it is asked for again. */
const AGAIN_MS = 60_000;

/**
 * Learns that the database which this site runs on was moved: when it is announced, and whenever announcements are heard again.
 * @param onMoved called then, and each minute from then on
 */
export function watchMove(pool: pg.Pool, log: Logger, onMoved: () => void): TagAudience & { stop(): void } {
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const record = await readMoveRecord(pool);
    if (record?.state !== "moved" || timer) return;
    log.warn({ place: record.place }, "the database was moved; the site changes over to the new one");
    onMoved();
    timer = setInterval(onMoved, AGAIN_MS).unref();
  }
  const lookNow = () =>
    void look().catch((error: unknown) =>
      log.warn({ err: error }, "whether the database was moved is not known"),
    );

  return {
    trust: lookNow,
    distrust() {},
    drop(tags) {
      if (tags.includes(MOVED_TAG)) lookNow();
    },
    stop: () => clearInterval(timer),
  };
}
