import { asc } from "drizzle-orm";
import { createLogger } from "~/platform/logging/logger";
import { smtpMailer } from "~/platform/mail/smtp-mailer";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { outboxMessage } from "~/platform/outbox/table";
import type { testServices } from "./factories/services";
import { smtpInbox } from "./smtp-inbox";

/**
 * Takes the mail server away for an hour in which something happens, then brings it back.
 * @returns how many messages waited meanwhile, how many were sent then, and to whom, as often as they got one
 */
export async function mailServerAway(
  services: ReturnType<typeof testServices>,
  happens: () => Promise<void>,
): Promise<{ waited: number; sent: number; recipients: (string | undefined)[] }> {
  const { db } = services;
  const inbox = await smtpInbox();
  const mailer = smtpMailer(inbox.url, async () => ({ name: "Hospital", address: "hello@hospital.example" }));
  const office = { ...services, mailer, log: createLogger({ level: "silent" }) };
  const deliverAll = async () => {
    const rows = await db.select().from(outboxMessage).orderBy(asc(outboxMessage.createdAt));
    for (let at = 0; at < rows.length; at += 4)
      await Promise.all(rows.slice(at, at + 4).map((row) => deliverMail(office, row.id)));
  };
  const inState = async (state: string) =>
    (await db.select().from(outboxMessage)).filter((row) => row.state === state).length;

  await inbox.down();
  await happens();
  await deliverAll();
  const waited = await inState("retrying");
  services.pass(60 * 60_000);
  await inbox.up();
  await deliverAll();
  const sent = await inState("sent");
  const recipients = inbox.messages.map((text) => /^To: .*<(.+)>/m.exec(text)?.[1]);
  mailer.close();
  await inbox.down();
  return { waited, sent, recipients };
}
