import { asc } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createLogger } from "~/platform/logging/logger";
import { smtpMailer } from "~/platform/mail/smtp-mailer";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { testDatabase } from "../../../test/database";
import { makeClass } from "../../../test/factories/classes";
import { crowd } from "../../../test/factories/crowd";
import { testServices } from "../../../test/factories/services";
import { smtpInbox } from "../../../test/smtp-inbox";

const { db } = await testDatabase();
const inbox = await smtpInbox();
afterAll(() => inbox.down());
const PEOPLE = 200;

test("the mail server is away for an hour: 200 register, and 200 messages arrive later, one each", async () => {
  const services = testServices(db);
  const { id } = await makeClass(db);
  const mailer = smtpMailer(inbox.url, async () => ({ name: "Hospital", address: "hello@hospital.example" }));
  afterAll(() => mailer.close());
  const office = { ...services, mailer, log: createLogger({ level: "silent" }) };
  const deliverAll = async () => {
    const rows = await db.select().from(outboxMessage).orderBy(asc(outboxMessage.createdAt));
    for (let at = 0; at < rows.length; at += 4)
      await Promise.all(rows.slice(at, at + 4).map((row) => deliverMail(office, row.id)));
  };
  const inState = (state: string) =>
    db
      .select()
      .from(outboxMessage)
      .then((rows) => rows.filter((row) => row.state === state).length);

  await inbox.down();
  const answers = await crowd(db, id, PEOPLE);
  expect(answers.filter((status) => status === "confirmed")).toHaveLength(PEOPLE);
  await deliverAll();
  expect(await inState("retrying")).toBe(PEOPLE);
  services.pass(60 * 60_000);
  office.now = services.now;
  await inbox.up();
  await deliverAll();
  expect(await inState("sent")).toBe(PEOPLE);
  const recipients = inbox.messages.map((text) => /^To: .*<(.+)>/m.exec(text)?.[1]);
  expect(new Set(recipients).size).toBe(PEOPLE);
}, 300_000);
