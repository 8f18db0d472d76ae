import type pg from "pg";
import type { TagAudience } from "~/platform/cache/tag-listener";
import { MOVED_TAG, readMoveRecord } from "~/platform/database/move/move-record";
import type { Logger } from "~/platform/logging/logger";

/** If the next program does not become ready, it is requested again after this time. */
const RETRY_MS = 60_000;

/**
 * Detects that the site's database was moved: when the move is announced, and whenever the listener
 * reconnects.
 * @param onMoved called at the detection, and each minute afterward
 */
export function watchMove(pool: pg.Pool, log: Logger, onMoved: () => void): TagAudience & { stop(): void } {
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const record = await readMoveRecord(pool);
    if (record?.state !== "moved" || timer) return;
    log.warn({ place: record.place }, "the database was moved; the site switches to the new one");
    onMoved();
    timer = setInterval(onMoved, RETRY_MS).unref();
  }
  const checkNow = () =>
    void check().catch((error: unknown) =>
      log.warn({ err: error }, "could not check whether the database was moved"),
    );

  return {
    resume: checkNow,
    suspend() {},
    drop(tags) {
      if (tags.includes(MOVED_TAG)) checkNow();
    },
    stop: () => clearInterval(timer),
  };
}
