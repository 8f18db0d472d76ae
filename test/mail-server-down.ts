import { asc } from "drizzle-orm";
import { createLogger } from "~/platform/logging/logger";
import { smtpMailer } from "~/platform/mail/smtp-mailer";
import { deliverMail } from "~/platform/outbox/deliver-mail";
import { outboxMessage } from "~/platform/outbox/table";
import type { testServices } from "./factories/services";
import { smtpInbox } from "./smtp-inbox";

/** As many as there are database connections: most of a delivery is waiting for the mail server. */
const MAX_CONCURRENT = 10;

/**
 * Takes the mail server offline for an hour in which something happens, then brings it back.
 * @returns how many messages waited, how many were sent afterward, and to whom, once for each message
 * received
 */
export async function mailServerAway(
  services: ReturnType<typeof testServices>,
  happens: () => Promise<void>,
): Promise<{ waited: number; sent: number; recipients: (string | undefined)[] }> {
  const { db } = services;
  const inbox = await smtpInbox();
  const mailer = smtpMailer(inbox.url, async () => ({ name: "Hospital", address: "hello@hospital.example" }));
  const site = "https://hospital.example";
  const deps = { ...services, mailer, site, log: createLogger({ level: "silent" }) };
  const deliverAll = async () => {
    const rows = await db.select().from(outboxMessage).orderBy(asc(outboxMessage.createdAt));
    for (let at = 0; at < rows.length; at += MAX_CONCURRENT)
      await Promise.all(rows.slice(at, at + MAX_CONCURRENT).map((row) => deliverMail(deps, row.id)));
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
