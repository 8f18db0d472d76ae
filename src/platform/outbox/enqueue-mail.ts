import type { ReactElement } from "react";
import type { Sealer } from "../crypto/sealer";
import type { Database } from "../database/database";
import { sendJob } from "../jobs/send-job";
import { outgoingMail } from "../mail/outgoing-mail";
import { renderMail } from "../mail/render-mail";
import { deliverMailJob } from "./deliver-mail-job";
import { MAIL_PURPOSE } from "./open-mail";
import { outboxMessage } from "./table";

export interface MailToEnqueue {
  /** What the message tells, such as `accounts.invitation`; shown to staff and counted. Nothing personal. */
  kind: string;
  /** One address, without a name. */
  to: string;
  toName?: string;
  replyTo?: string;
  subject: string;
  /** Written with react-email, the text form is made from it; or both forms ready. Its links to the site begin with `MAIL_SITE`. */
  body: ReactElement | { html: string; text: string };
  /** `List-…`, `X-…`, `Auto-Submitted`, `References`, `In-Reply-To`. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
  /** When the link that the message is about stops working: it is not sent after that. */
  expiresAt?: Date;
  /** A message with a key that was used before is not written again, however often it is asked for. */
  dedupeKey?: string;
}

/**
 * Writes a message into the outbox, inside the caller's transaction: it is sent after the commit, by any node, and never
 * when the transaction is rolled back.
 *
 * @param now the current time
 * @returns the message's id; null when `dedupeKey` was used before
 * @throws ZodError when it is no proper message: a line break in what becomes a header, an address that is none
 */
export async function enqueueMail(
  tx: Database,
  sealer: Sealer,
  { kind, body, dedupeKey, attachments, expiresAt, ...mail }: MailToEnqueue,
  now = new Date(),
): Promise<string | null> {
  const content = outgoingMail.parse({
    ...mail,
    expiresAt: expiresAt?.toISOString(),
    ...("html" in body ? body : await renderMail(body)),
    attachments: attachments?.map((file) => ({
      ...file,
      content: Buffer.from(file.content).toString("base64"),
    })),
  });
  const [message] = await tx
    .insert(outboxMessage)
    .values({
      kind,
      sealed: sealer.seal(JSON.stringify(content), MAIL_PURPOSE),
      dedupeKey,
      queuedAt: now,
      dueAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outboxMessage.dedupeKey })
    .returning({ id: outboxMessage.id });
  if (!message) return null;
  await sendJob(tx, deliverMailJob, { id: message.id }, { key: `${message.id} ${+now}` });
  return message.id;
}
