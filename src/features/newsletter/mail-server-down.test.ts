import { asc } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createLogger } from "~/platform/logging/logger";
import { smtpMailer } from "~/platform/mail/smtp-mailer";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../test/database";
import { newsletter } from "../../../test/factories/newsletter";
import { smtpInbox } from "../../../test/smtp-inbox";
import { confirmSubscription } from "./confirm-subscription";

const { db } = await testDatabase();
const inbox = await smtpInbox();
afterAll(() => inbox.down());

test("the mail server is down for an hour while people sign up; each gets each email once, later, with both headers on one line", async () => {
  const { services, join, passDays, tokenTo } = newsletter(db);
  const mailer = smtpMailer(inbox.url, async () => ({ name: "Hospital", address: "hello@hospital.example" }));
  afterAll(() => mailer.close());
  const deps = () => ({
    ...services,
    mailer,
    site: "https://hospital.example",
    log: createLogger({ level: "silent" }),
  });
  const deliverAll = async () => {
    const rows = await db.select().from(outboxMessage).orderBy(asc(outboxMessage.createdAt));
    for (const { id } of rows) await deliverMail(deps(), id);
  };
  await inbox.down();
  for (let person = 0; person < 10; person += 1)
    await confirmSubscription(
      services,
      await tokenTo((await join({ firstname: "Jörg <b>" })).email, "confirm"),
    );
  await deliverAll();
  passDays(1 / 24);
  await inbox.up();
  await deliverAll();
  expect(inbox.messages).toHaveLength(20);
  const recipients = inbox.messages.map((text) => /^To: .*?([^\s<>]+@[^\s<>]+)>?$/m.exec(text)?.[1]);
  expect(new Set(recipients).size).toBe(10);
  for (const text of inbox.messages) {
    const head = (text.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ");
    const line = (name: string) => head.split("\r\n").filter((one) => one.startsWith(`${name}:`));
    expect(line("List-Unsubscribe")).toEqual([
      expect.stringMatching(
        /^List-Unsubscribe: <https:\/\/hospital\.example\/api\/newsletter\/unsubscribe\/[\w-]{43}>$/,
      ),
    ]);
    expect(line("List-Unsubscribe-Post")).toEqual(["List-Unsubscribe-Post: List-Unsubscribe=One-Click"]);
  }
});
