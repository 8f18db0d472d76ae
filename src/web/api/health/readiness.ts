import { pendingMigrations } from "~/platform/database/pending-migrations";
import type { Logger } from "~/platform/logging/logger";
import type { Services } from "../../services";

export type Failing = "stopping" | "database" | "migrations" | "storage";

/** Longer than this counts as failing: whoever asks has a timeout of its own. */
const PATIENCE_MS = 3_000;

/** What keeps this node from serving visitors; empty when nothing does. Why exactly goes to the log. */
export async function readiness({ isAccepting, db, storage }: Services, log: Logger): Promise<Failing[]> {
  if (!isAccepting()) return ["stopping"];
  const checks: Record<Exclude<Failing, "stopping">, () => Promise<unknown>> = {
    database: () => db.execute("select 1"),
    migrations: async () => {
      const pending = await pendingMigrations(db);
      if (pending > 0) throw new Error(`${pending} migrations are not applied.`);
    },
    storage: () => storage.check(),
  };
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await withinPatience(check());
        return [];
      } catch (error) {
        log.warn({ err: error, check: name }, "not ready");
        return [name as Failing];
      }
    }),
  );
  return outcomes.flat();
}

async function withinPatience(check: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms.`)), PATIENCE_MS);
  try {
    await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
