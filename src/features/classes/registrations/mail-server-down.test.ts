import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { makeClass } from "../../../../test/factories/classes";
import { crowd } from "../../../../test/factories/crowd";
import { testServices } from "../../../../test/factories/services";
import { mailServerAway } from "../../../../test/mail-server-down";

const { db } = await testDatabase();
const PEOPLE = 200;

test("the mail server is down for an hour while 200 people register; 200 messages arrive later, one each", async () => {
  const { id } = await makeClass(db);
  const { waited, sent, recipients } = await mailServerAway(testServices(db), async () => {
    const answers = await crowd(db, id, PEOPLE);
    expect(answers.filter((status) => status === "confirmed")).toHaveLength(PEOPLE);
  });
  expect([waited, sent, recipients.length, new Set(recipients).size]).toEqual(Array(4).fill(PEOPLE));
}, 300_000);
