import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { cuttableDatabase } from "../../../test/cuttable-database";
import { testDatabase } from "../../../test/database";
import { openDatabase } from "./database";

const { url } = await testDatabase();
const line = await cuttableDatabase(url);
const { db, pool, close } = openDatabase(line.url);
afterAll(async () => {
  await close();
  line.close();
});

test("a connection that breaks between two queries of a transaction fails that transaction, and nothing else", async () => {
  const [client] = await Promise.all([once(pool, "connect"), db.execute(sql`select 1`)]).then(([of]) => of);
  const broken = new Promise((resolve) => client.once("end", resolve));
  const blocked = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    line.cut();
    await broken;
    await tx.execute(sql`select 2`);
  });
  await expect(blocked).rejects.toThrow();
  line.mend();
  const { rows } = await db.execute(sql`select 3 as number`);
  expect(rows).toEqual([{ number: 3 }]);
});
