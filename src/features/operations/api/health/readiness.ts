import { and, eq, gte } from "drizzle-orm";
import { pendingMigrations } from "~/platform/database/pending-migrations";
import type { Logger } from "~/platform/logging/logger";
import { outboxMessage } from "~/platform/outbox/table";
import type { Services } from "~/server/services";

/** Failures of only this node. */
export const FAILING = ["stopping", "database", "migrations"] as const;
/** Failures of all nodes. Another node would not help, so this one stays ready. */
export const DEGRADED = ["storage", "virusScanner", "mail"] as const;

export type Failing = (typeof FAILING)[number];
export type Degraded = (typeof DEGRADED)[number];

/** A check that takes longer counts as failing, because load balancers have their own timeouts. */
const CHECK_TIMEOUT_MS = 1_800;
/** A single rejected message may be due to its address. */
const MIN_FAILED_ATTEMPTS = 3;

/** The names of the failing parts; the log has the reasons. A node with an empty `failing` can serve visitors. */
export async function readiness(
  { isAccepting, db, storage, virusScanner }: Services,
  log: Logger,
): Promise<{ failing: Failing[]; degraded: Degraded[] }> {
  if (!isAccepting()) return { failing: ["stopping"], degraded: [] };
  const [failing, degraded] = await Promise.all([
    failedChecks<Failing>(log, {
      database: () => db.execute("select 1"),
      migrations: async () => {
        const pending = await pendingMigrations(db);
        if (pending > 0) throw new Error(`${pending} migrations are not applied.`);
      },
    }),
    failedChecks<Degraded>(log, {
      storage: () => storage.check(),
      virusScanner: () => virusScanner.check(),
      mail: async () => {
        const waiting = and(
          eq(outboxMessage.state, "retrying"),
          gte(outboxMessage.attempts, MIN_FAILED_ATTEMPTS),
        );
        const [message] = await db
          .select({ id: outboxMessage.id })
          .from(outboxMessage)
          .where(waiting)
          .limit(1);
        if (message) throw new Error("The mail server has refused messages several times.");
      },
    }),
  ]);
  // Without the database, the state of the mail queue is unknown.
  return {
    failing,
    degraded: failing.includes("database") ? degraded.filter((name) => name !== "mail") : degraded,
  };
}

/** The names of the checks that fail or time out. */
async function failedChecks<Name extends string>(
  log: Logger,
  checks: Partial<Record<Name, () => Promise<unknown>>>,
): Promise<Name[]> {
  const outcomes = await Promise.all(
    Object.entries<(() => Promise<unknown>) | undefined>(checks).map(async ([name, check]) => {
      try {
        if (check) await withTimeout(check());
        return [];
      } catch (error) {
        log.warn({ err: error, check: name }, "a readiness check failed");
        return [name as Name];
      }
    }),
  );
  return outcomes.flat();
}

async function withTimeout(check: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`No answer within ${CHECK_TIMEOUT_MS} ms.`)),
    CHECK_TIMEOUT_MS,
  );
  try {
    await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
