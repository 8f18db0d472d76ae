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
  /** The kind of message, such as `accounts.invitation`; shown to staff and counted. Nothing personal. */
  kind: string;
  /** One address, without a name. */
  to: string;
  toName?: string;
  replyTo?: string;
  subject: string;
  /**
   * React elements, from which the text form is derived; or both forms. Links to the site begin with
   * `MAIL_SITE`.
   */
  body: ReactElement | { html: string; text: string };
  /** `List-…`, `X-…`, `Auto-Submitted`, `References`, `In-Reply-To`. */
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
  /** When the message's link expires. It is not sent after that. */
  expiresAt?: Date;
  /** Only the first message with a key is written. */
  dedupeKey?: string;
}

/**
 * Writes a message into the outbox, in the caller's transaction: any node sends it after the commit, and none
 * after a rollback.
 * @param now the current time
 * @returns the message's id; null if `dedupeKey` was used before
 * @throws ZodError if the message is invalid, such as a line break in a header, or an invalid address
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
