import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { transactionPooler } from "../../../test/transaction-pooler";
import { openDatabase } from "./database";
import { preparedQuery } from "./prepared-query";
import { keepSessionDefaults, requirePooler } from "./session-defaults";
import { takeStartLock } from "./start-lock";

const { url, pool: direct } = await testDatabase();

const doubled = preparedQuery<{ number: number }, { twice: number }>(
  "doubled",
  sql`select ${sql.placeholder("number")}::int * 2 as twice`,
  { twice: true },
);

describe("through a pooler with a session for each transaction,", () => {
  test("a start is refused if its sessions have other settings", async () => {
    const pooler = await transactionPooler(await withSetting("timezone = 'Asia/Tokyo'"));
    const lock = await takeStartLock(url);
    const problem = await requirePooler(pooler.url).catch((error) => error);
    expect(problem.message).toContain("timezone = Asia/Tokyo");
    expect(problem.remedy).toMatch(/alter role "\w+" in database "\w+" set timezone = 'UTC'/);
    await lock.release();
    pooler.close();
  });

  test("a start is refused if it leads to another database", async () => {
    const other = await testDatabase();
    await keepDefaultsIn(other.url);
    const pooler = await transactionPooler(other.url);
    const lock = await takeStartLock(url);
    await expect(requirePooler(pooler.url)).rejects.toThrow("lead to different databases");
    await lock.release();
    pooler.close();
  });

  describe("once the settings are stored,", () => {
    let pooler: Awaited<ReturnType<typeof transactionPooler>>;
    beforeAll(async () => {
      await keepDefaultsIn(url);
      pooler = await transactionPooler(url);
      const lock = await takeStartLock(url);
      await requirePooler(pooler.url);
      await lock.release();
    });
    afterAll(() => pooler.close());

    test("the pool has the settings of direct connections", async () => {
      const names = ["timezone", "jit", "statement_timeout"];
      const { pool, close } = openDatabase(pooler.url, { isPooled: true });
      for (const name of names) {
        const [through, directly] = await Promise.all(
          [pool, direct].map((one) => one.query(`select current_setting('${name}') as value`)),
        );
        expect(through?.rows).toEqual(directly?.rows);
      }
      await close();
    });

    test("prepared queries and transactions run on whatever sessions they get", async () => {
      const { db, close } = openDatabase(pooler.url, { isPooled: true });
      const numbers = Array.from({ length: 40 }, (_, number) => number);
      const answers = await Promise.all(
        numbers.map((number) => db.transaction((tx) => doubled(tx, { number }))),
      );
      for (const number of numbers) answers.push(await doubled(db, { number }));
      expect(answers.flat().map(({ twice }) => twice)).toEqual(
        [...numbers, ...numbers].map((number) => number * 2),
      );
      expect(pooler.sessionState).toEqual([]);
      await close();
    });

    test("a pool that is not set up for the pooler is refused", async () => {
      const { db, close } = openDatabase(pooler.url);
      await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
        cause: { message: "unsupported startup parameter: options" },
      });
      await close();
    });
  });
});

async function keepDefaultsIn(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await keepSessionDefaults(client);
  await client.end();
}

/** The same database, whose sessions have another setting. */
async function withSetting(setting: string): Promise<string> {
  const address = new URL(url);
  address.searchParams.set("options", `-c ${setting.replaceAll(/[ ']/g, "")}`);
  return address.href;
}
