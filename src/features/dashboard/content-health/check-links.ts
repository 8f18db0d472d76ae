import type { RootDatabase } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { type CheckOptions, checkOutsideLinks } from "./check-outside-links";
import { collectLinks } from "./collect-links";
import { linkRound } from "./table";

/** Checks every published link. `all`: even those that were checked recently. */
export const checkLinksJob = defineJob<{ all?: boolean }>("check-links", {
  once: "always",
  expireSeconds: 6 * 3_600,
  retry: { times: 1, afterSeconds: 600, atMostSeconds: 600 },
});

export interface LinkCheckServices {
  db: RootDatabase;
  now(): Date;
  /** False if the operator allows no requests to other servers. Then only links within the site are checked. */
  asksOutside: boolean;
  /** Sends a request to another server; for tests. */
  ask?: CheckOptions["ask"];
  pauseMs?: number;
}

/**
 * Scheduled work also runs at every start. However often the server starts, other servers are checked once a day, and
 * not at the first start.
 */
const MIN_INTERVAL_MS = 20 * 3_600_000;

/** Checks all links of published records once. */
export async function checkLinks(
  { db, now, asksOutside, ask, pauseMs }: LinkCheckServices,
  { all = false }: { all?: boolean },
): Promise<void> {
  const askedAt = await startRound(db, now());
  await collectLinks(db);
  if (asksOutside && (all || now().getTime() - askedAt.getTime() > MIN_INTERVAL_MS)) {
    await db.update(linkRound).set({ askedAt: now() });
    const onProgress = async (done: number, total: number) => {
      if (done % 5 === 0 || done === total) await db.update(linkRound).set({ done, total });
    };
    await checkOutsideLinks(db, now, { all, ask, pauseMs, onProgress });
  }
  await db.update(linkRound).set({ finishedAt: now() });
}

/** @returns when other servers were last checked */
async function startRound(db: RootDatabase, now: Date): Promise<Date> {
  const row = { startedAt: now, finishedAt: null, done: 0, total: 0 };
  const [round] = await db
    .insert(linkRound)
    .values({ ...row, askedAt: now })
    .onConflictDoUpdate({ target: linkRound.id, set: row })
    .returning();
  return round?.askedAt ?? now;
}
