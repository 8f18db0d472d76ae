import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { defineJob } from "./job";
import { sendJob } from "./send-job";

const { db } = await testDatabase();
const job = defineJob<{ id: number }>("water-plants");
const oncePerKey = defineJob<{ id: number }>("feed-cats", { once: "key" });

async function waiting(name: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select (data->>'id')::int as id from pgboss.job where name = ${name} and state = 'created' order by 1`,
  );
  return rows.map(({ id }) => id);
}

test("a job exists once the transaction that sent it commits, and never after a rollback", async () => {
  await db.transaction(async (tx) => {
    await sendJob(tx, job, { id: 1 });
    expect(await waiting(job.name)).toEqual([]);
  });
  const attempt = db.transaction(async (tx) => {
    await sendJob(tx, job, { id: 2 });
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  expect(await waiting(job.name)).toEqual([1]);
});

test("a waiting job is not sent twice with the same key", async () => {
  const send = (id: number, key: string) => db.transaction((tx) => sendJob(tx, oncePerKey, { id }, { key }));
  expect(await send(1, "tom")).not.toBeNull();
  expect(await send(2, "tom")).toBeNull();
  expect(await send(3, "felix")).not.toBeNull();
  expect(await waiting(oncePerKey.name)).toEqual([1, 3]);
});
