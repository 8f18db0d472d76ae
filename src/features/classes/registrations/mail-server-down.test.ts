import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { makeClass } from "../../../../test/factories/classes";
import { crowd } from "../../../../test/factories/crowd";
import { testServices } from "../../../../test/factories/services";
import { mailServerAway } from "../../../../test/mail-server-down";
import { representatives } from "../../../../test/test-all";

test.each(representatives([50, 200], (people) => people === 50))(
  "the mail server is down for an hour while %s people register; each gets one message later",
  async (people) => {
    const { db } = await testDatabase();
    const { id } = await makeClass(db);
    const { waited, sent, recipients } = await mailServerAway(testServices(db), async () => {
      const answers = await crowd(db, id, people);
      expect(answers.filter((status) => status === "confirmed")).toHaveLength(people);
    });
    expect([waited, sent, recipients.length, new Set(recipients).size]).toEqual(Array(4).fill(people));
  },
  300_000,
);
