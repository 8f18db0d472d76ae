import { and, inArray, isNotNull } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import type { Database } from "~/platform/database/database";
import { BATCH_OF_DOCUMENTS, inBatches } from "~/platform/database/in-batches";
import { recordErasures } from "~/platform/erasures/record-erasures";
import { withSiteLinks } from "~/platform/mail/site-links";
import { openMail } from "~/platform/outbox/open-mail";
import { outboxMessage } from "~/platform/outbox/table";
import type { Erasure } from "~/platform/personal-data/erasure";
import { isAddress } from "~/platform/personal-data/is-address";
import type { PersonalData, PersonalRecord } from "~/platform/personal-data/personal-data";

/** Emails to a person, while their text is stored. */
export const mailsToPerson: PersonalData = {
  area: "Mails to them",

  async find(db, { sealer }, email) {
    const { id, sealed, state, createdAt } = outboxMessage;
    const rows = inBatches(
      id,
      ({ isNext, limit }) =>
        db
          .select({ id, sealed, state, createdAt })
          .from(outboxMessage)
          .where(and(isNotNull(sealed), isNext))
          .orderBy(id)
          .limit(limit),
      BATCH_OF_DOCUMENTS,
    );
    const found: PersonalRecord[] = [];
    for await (const row of rows) {
      // Links are stored as paths, because the site's address is only known at delivery.
      const mail = openedOrNull(() => withSiteLinks(openMail(sealer, row.sealed ?? ""), ""));
      if (!mail || !(isAddress(mail.to, email) || isAddress(mail.replyTo, email))) continue;
      const { to, toName, subject, text } = mail;
      found.push({
        id: row.id,
        what: `Mail “${subject}”`,
        at: row.createdAt,
        holds: { to, name: toName, subject, text, state: row.state },
        obstacle:
          row.state === "sending" ? "A mail to them is just being sent: try again in a minute." : null,
      });
    }
    return found;
  },

  async erase(tx, _services, { records }) {
    const ids = records.map(({ id }) => id);
    await eraseMessages(tx, ids);
    await recordErasures(tx, messageErasure, ids);
    return {
      records: ids.length,
      kept: ["That a message was sent, and when, without its recipient or what it said."],
    };
  },
};

/** Values that erase the text and recipient of a message. An unsent one is not sent anymore. */
export const messageErasure: Erasure = {
  kind: "message",
  again: (tx, _services, ids) => eraseMessages(tx, ids),
};

async function eraseMessages(tx: Database, ids: readonly string[]): Promise<void> {
  const { id, state } = outboxMessage;
  await tx
    .update(outboxMessage)
    .set({ sealed: null })
    .where(inArray(id, [...ids]));
  await tx
    .update(outboxMessage)
    .set({ state: "failed", dueAt: null, reason: "The person it was for has been erased." })
    .where(and(inArray(id, [...ids]), inArray(state, ["queued", "retrying", "waiting", "held"])));
}
