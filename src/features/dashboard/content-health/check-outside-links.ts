import { and, asc, like, lt, ne, notInArray, or, sql } from "drizzle-orm";
import type { Database, RootDatabase } from "~/platform/database/database";
import { type Outcome, safeFetch } from "~/platform/network/outside/safe-fetch";
import { linkCheck, linkUse } from "./table";
import { verdictOf } from "./verdict-of";

const DAY_MS = 86_400_000;
/** Working links are checked again after a week, and others the next day. */
const RECHECK_WORKING_MS = 7 * DAY_MS;
const RECHECK_FAILED_MS = 0.8 * DAY_MS;
const MAX_PER_ROUND = 2_000;
/** The number of servers that get requests in parallel. Each gets one request at a time, with pauses. */
const PARALLEL_HOSTS = 4;
const PAUSE_MS = 1_000;

export interface CheckOptions {
  ask?(href: string): Promise<Outcome>;
  pauseMs?: number;
  /** Whether to include links that are not due. */
  all?: boolean;
  onProgress?(done: number, total: number): Promise<void>;
}

/** Checks the pages on other servers to which published records link. */
export async function checkOutsideLinks(
  db: RootDatabase,
  now: () => Date,
  { ask = safeFetch, pauseMs = PAUSE_MS, all = false, onProgress = async () => {} }: CheckOptions = {},
): Promise<void> {
  await deleteUnused(db);
  const due = await dueLinks(db, now(), all);
  const queues = [...Map.groupBy(due, (href) => URL.parse(href)?.host ?? "").values()];
  let done = 0;
  await onProgress(done, due.length);
  async function worker(): Promise<void> {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const [at, href] of queue.entries()) {
        if (at > 0) await new Promise((resume) => setTimeout(resume, pauseMs));
        await note(db, href, await ask(href), now());
        done += 1;
        await onProgress(done, due.length);
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_HOSTS }, worker));
}

const isOutside = or(like(linkUse.href, "http://%"), like(linkUse.href, "https://%"));

async function dueLinks(db: Database, now: Date, all: boolean): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const checkedRecently = db
    .select({ href: linkCheck.href })
    .from(linkCheck)
    .where(
      sql`not (${or(
        lt(linkCheck.checkedAt, before(RECHECK_WORKING_MS)),
        and(ne(linkCheck.state, "works"), lt(linkCheck.checkedAt, before(RECHECK_FAILED_MS))),
      )})`,
    );
  const rows = await db
    .selectDistinct({ href: linkUse.href })
    .from(linkUse)
    .where(and(isOutside, all ? undefined : notInArray(linkUse.href, checkedRecently)))
    .orderBy(asc(linkUse.href))
    .limit(MAX_PER_ROUND);
  return rows.map(({ href }) => href);
}

async function deleteUnused(db: Database): Promise<void> {
  await db
    .delete(linkCheck)
    .where(notInArray(linkCheck.href, db.select({ href: linkUse.href }).from(linkUse)));
}

async function note(db: Database, href: string, outcome: Outcome, now: Date): Promise<void> {
  const verdict = verdictOf(outcome);
  const failingSince = verdict.state === "works" ? null : now;
  await db
    .insert(linkCheck)
    .values({ href, ...verdict, checkedAt: now, failingSince })
    .onConflictDoUpdate({
      target: linkCheck.href,
      set: {
        ...verdict,
        checkedAt: now,
        failingSince: failingSince && sql`coalesce(${linkCheck.failingSince}, ${now})`,
      },
    });
}
