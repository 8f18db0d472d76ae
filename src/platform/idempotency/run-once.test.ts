import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { deleteExpiredProofs } from "../captcha/delete-expired-proofs";
import { spendProof } from "../captcha/spend-proof";
import { captchaUse } from "../captcha/table";
import { createSealer } from "../crypto/sealer";
import { deleteOldAnswers } from "./delete-old-answers";
import { readAnswer } from "./read-answer";
import { runOnce } from "./run-once";

const { db } = await testDatabase();
let today = new Date("2026-03-01T12:00:00Z");
const place = { sealer: createSealer("a secret of the tests, long enough"), now: () => today };
await db.execute(sql`create table intent (key text)`);
const intents = async (key: string) =>
  (await db.execute(sql`select from intent where key = ${key}`)).rowCount;
const doIt = (tx: Pick<typeof db, "execute">, key: string) =>
  tx.execute(sql`insert into intent values (${key})`);

describe("a hundred simultaneous submissions with one key", () => {
  test("run once, and all get the same response", async () => {
    let runs = 0;
    const submit = () =>
      db.transaction((tx) =>
        runOnce(tx, place, "hundred", async () => {
          await doIt(tx, "hundred");
          runs += 1;
          return { run: runs };
        }),
      );
    const answers = await Promise.all(Array.from({ length: 100 }, submit));
    expect(answers).toEqual(Array(100).fill({ run: 1 }));
    expect(await intents("hundred")).toBe(1);
  });

  test("would run many times if each only checked for a stored response", async () => {
    const submit = () =>
      db.transaction(async (tx) => {
        if (!(await readAnswer(tx, place.sealer, "looked"))) await doIt(tx, "looked");
      });
    await Promise.all(Array.from({ length: 100 }, submit));
    expect(await intents("looked")).toBeGreaterThan(1);
  });
});

test("a rolled-back submission can be sent again with the same key", async () => {
  const fail = db.transaction((tx) =>
    runOnce(tx, place, "failing", async () => {
      await doIt(tx, "failing");
      throw new Error("The class is full.");
    }),
  );
  await expect(fail).rejects.toThrow("The class is full.");
  const again = db.transaction((tx) => runOnce(tx, place, "failing", async () => "done"));
  expect(await again).toBe("done");
});

test("forgets responses and used proofs when they have expired, and not before", async () => {
  await db.transaction((tx) => runOnce(tx, place, "kept", async () => "answer"));
  await spendProof(db, { id: "proof", until: new Date("2026-03-01T12:30:00Z") }, "kept");
  const sweep = () =>
    Promise.all([deleteOldAnswers({ db, ...place }), deleteExpiredProofs({ db, ...place })]);
  await sweep();
  expect(await readAnswer(db, place.sealer, "kept")).toEqual({ answer: "answer" });
  expect(await spendProof(db, { id: "proof", until: today }, "another")).toBe(false);
  today = new Date("2026-03-02T12:00:01Z");
  await sweep();
  expect(await readAnswer(db, place.sealer, "kept")).toBeUndefined();
  expect(await db.select().from(captchaUse)).toEqual([]);
});
