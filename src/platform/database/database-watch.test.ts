import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { cuttableDatabase } from "../../../test/cuttable-database";
import { testDatabase } from "../../../test/database";
import { createLogger } from "../logging/logger";
import { openDatabase } from "./database";
import { watchDatabase } from "./database-watch";
import { isUnavailable } from "./is-unavailable";

/** Far longer than needed. */
const LONG_TIMEOUT = { timeout: 30_000 };

const direct = await testDatabase({ migrated: false });
const line = await cuttableDatabase(direct.url);
const watch = watchDatabase(line.url, createLogger({ level: "silent" }));
const changes: boolean[] = [];
watch.onChange((isDown) => changes.push(isDown));
const { db, close } = openDatabase(line.url, { watch, maxConnections: 4 });
afterAll(async () => {
  line.mend();
  watch.stop();
  await close();
  line.close();
});

const ask = () => db.execute<{ one: number }>(sql`select 1 as one`);
const isBack = () => vi.waitFor(() => expect(watch.isDown).toBe(false), LONG_TIMEOUT);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error) => (isUnavailable(error) ? "unavailable" : String(error)),
  );

test.each(["silence", "cut"] as const)(
  "when the connection is lost (%s), all waiting queries fail, later ones fail at once, and afterward all works again",
  async (loss) => {
    changes.length = 0;
    const { promise: isInside, resolve: enter } = Promise.withResolvers<void>();
    const { promise: isLost, resolve: lose } = Promise.withResolvers<void>();
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      enter();
      await isLost;
      await tx.execute(sql`select 2`);
    });
    const ended = outcomeOf(transaction);
    await isInside;
    line[loss]();
    lose();
    // More queries than connections, so that some wait for one.
    const waiting = Array.from({ length: 12 }, () => outcomeOf(ask()));
    expect(new Set(await Promise.all([ended, ...waiting]))).toEqual(new Set(["unavailable"]));
    await vi.waitFor(() => expect(watch.isDown).toBe(true), LONG_TIMEOUT);
    expect(await outcomeOf(ask())).toBe("unavailable");

    line.mend();
    await isBack();
    const after = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(ask())));
    expect(new Set(after)).toEqual(new Set(["answered"]));
    expect(changes).toEqual([true, false]);
  },
);

test("a slow query is not interrupted, even if the database accepts no further connections", async () => {
  changes.length = 0;
  await direct.db.execute(sql`select 1`);
  await ask();
  const name = new URL(line.url).pathname.slice(1);
  await direct.db.execute(sql`alter database ${sql.identifier(name)} connection limit 0`);
  expect(await outcomeOf(db.execute(sql`select pg_sleep(3)`))).toBe("answered");
  await direct.db.execute(sql`alter database ${sql.identifier(name)} connection limit -1`);
  expect(await outcomeOf(db.execute(sql`select pg_sleep(3)`))).toBe("answered");
  expect(changes).toEqual([]);
});

test("a process too busy to read responses does not report the database as away", async () => {
  changes.length = 0;
  await ask();
  const sleeping = outcomeOf(db.execute(sql`select pg_sleep(3)`));
  let isOver = false;
  void sleeping.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const until = performance.now() + 400;
    while (performance.now() < until);
    await nextTurn();
  }
  expect(await sleeping).toBe("answered");
  expect(changes).toEqual([]);
});

test("a connection that the database closed is one failure, not an outage", async () => {
  changes.length = 0;
  const sleeping = outcomeOf(db.execute(sql`select pg_sleep(60)`));
  await vi.waitFor(async () => {
    const { rowCount } = await direct.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`,
    );
    expect(rowCount).toBe(1);
  }, LONG_TIMEOUT);
  expect(await sleeping).toBe("unavailable");
  expect(await outcomeOf(ask())).toBe("answered");
  expect(changes).toEqual([]);
});
