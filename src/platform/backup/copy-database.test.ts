import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { createMoveRecordTable, readMoveRecord, writeMoveRecord } from "../database/move/move-record";
import { copyDatabase } from "./copy-database";

const insert = "insert into page_feedback (day, path, answer, count) values ('2026-11-23', '/', 'yes', 7)";

test("copies the rows, and the schema with its migrations", async () => {
  const [from, to] = [await testDatabase(), await testDatabase({ migrated: false })];
  await from.db.execute(insert);
  await copyDatabase({ from: from.url, to: to.url });
  const { rows } = await to.db.execute("select path, count from page_feedback");
  expect(rows).toEqual([{ path: "/", count: 7 }]);
  const migrations = "select count(*) from drizzle.__drizzle_migrations";
  expect((await to.db.execute(migrations)).rows).toEqual((await from.db.execute(migrations)).rows);
});

test("the copy of a moved database also records that it was moved", async () => {
  const [from, to] = [await testDatabase(), await testDatabase({ migrated: false })];
  const record = { state: "moved", at: new Date(), place: "db.example/site", sealedAddress: "x" } as const;
  const client = await from.pool.connect();
  await createMoveRecordTable(client);
  await writeMoveRecord(client, record);
  client.release();
  await copyDatabase({ from: from.url, to: to.url });
  expect(await readMoveRecord(to.pool)).toEqual(record);
});

test.each([
  ["a table is not ours", "create table theirs (id int)", /not Openward's: public\.theirs/],
  [
    "a newer release changed it",
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4000000000000)",
    /newer release changed/,
  ],
])("copies nothing if %s", async (_, statement, reason) => {
  const [from, to] = [await testDatabase(), await testDatabase({ migrated: false })];
  await from.db.execute(statement);
  await expect(copyDatabase({ from: from.url, to: to.url })).rejects.toThrow(reason);
  const { rows } = await to.db.execute("select to_regclass('public.page_feedback') as name");
  expect(rows).toEqual([{ name: null }]);
});
