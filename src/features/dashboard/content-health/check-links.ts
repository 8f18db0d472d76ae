import type { RootDatabase } from "~/platform/database/database";
import { defineJob } from "~/platform/jobs/job";
import { type CheckOptions, checkOutsideLinks } from "./check-outside-links";
import { collectLinks } from "./collect-links";
import { linkRound } from "./table";

/** Looks where every published link leads. `all`: also at those that were looked at lately. */
export const checkLinksJob = defineJob<{ all?: boolean }>("check-links", {
  once: "always",
  expireSeconds: 6 * 3_600,
  retry: { times: 1, afterSeconds: 600, atMostSeconds: 600 },
});

export interface LinkCheckServices {
  db: RootDatabase;
  now(): Date;
  /** False where the operator wants no requests to other servers: then only links within the site are looked at. */
  asksOutside: boolean;
  /** How another server is asked; as the web is, where it is left out. */
  ask?: CheckOptions["ask"];
  pauseMs?: number;
}

/** Work on a clock is also done at every start: others are asked once a day however often we start, and not at the first. */
const ASK_AGAIN_AFTER_MS = 20 * 3_600_000;

/** One round over every link of what is published. */
export async function checkLinks(
  { db, now, asksOutside, ask, pauseMs }: LinkCheckServices,
  { all = false }: { all?: boolean },
): Promise<void> {
  const askedAt = await beginRound(db, now());
  await collectLinks(db);
  if (asksOutside && (all || now().getTime() - askedAt.getTime() > ASK_AGAIN_AFTER_MS)) {
    await db.update(linkRound).set({ askedAt: now() });
    const onProgress = async (done: number, total: number) => {
      if (done % 5 === 0 || done === total) await db.update(linkRound).set({ done, total });
    };
    await checkOutsideLinks(db, now, { all, ask, pauseMs, onProgress });
  }
  await db.update(linkRound).set({ finishedAt: now() });
}

/** @returns when other servers were last asked */
async function beginRound(db: RootDatabase, now: Date): Promise<Date> {
  const row = { startedAt: now, finishedAt: null, done: 0, total: 0 };
  const [round] = await db
    .insert(linkRound)
    .values({ ...row, askedAt: now })
    .onConflictDoUpdate({ target: linkRound.id, set: row })
    .returning();
  return round?.askedAt ?? now;
}
