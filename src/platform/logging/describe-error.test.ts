import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { describeError } from "./describe-error";

const { db } = await testDatabase();

test("describes a failed query without what someone typed", async () => {
  await db.execute(sql`create table patient (email text unique)`);
  const insert = () => db.execute(sql`insert into patient values (${"canary@patient.example\nsecond line"})`);
  await insert();
  const error: unknown = await insert().catch((thrown: unknown) => thrown);

  const described = describeError(error);

  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).toContain("canary");
  expect(JSON.stringify(described)).not.toMatch(/canary|second line/);
  expect(described).toMatchObject({ cause: { code: "23505" } });
  expect(described.stack).toContain("describe-error.test");
});

test.each([
  ["a number", sql`select ${'canary "quoted"\nsecond line'}::int`],
  ["a date", sql`select ${"canary"}::date`],
  ["a pattern", sql`select 'a' ~ ${"canary("}`],
])("does not repeat a value that cannot be %s", async (_, query) => {
  const error: unknown = await db.execute(query).catch((thrown: unknown) => thrown);
  const described = describeError(error);
  expect(JSON.stringify(described)).not.toMatch(/canary|second line/);
  expect(described).toMatchObject({ cause: { code: expect.stringMatching(/^22/) } });
});

test("does not repeat a thrown value that is not an error", () => {
  expect(JSON.stringify(describeError("canary"))).not.toContain("canary");
});
