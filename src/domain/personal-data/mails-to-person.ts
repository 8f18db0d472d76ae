import { and, inArray, isNotNull } from "drizzle-orm";
import { openedOrNull } from "~/platform/crypto/opened-or-null";
import { outgoingMail } from "~/platform/mail/outgoing-mail";
import { MAIL_PURPOSE } from "~/platform/outbox/enqueue-mail";
import { outboxMessage } from "~/platform/outbox/table";
import { isAddress } from "./is-address";
import type { PersonalData } from "./personal-data";

/** Messages that were written to somebody, for as long as their text is kept. */
export const mailsToPerson: PersonalData = {
  area: "Mails to them",

  async find(db, { sealer }, email) {
    const { id, sealed, state, createdAt } = outboxMessage;
    const rows = await db
      .select({ id, sealed, state, createdAt })
      .from(outboxMessage)
      .where(isNotNull(sealed));
    return rows.flatMap((row) => {
      const mail = openedOrNull(() =>
        outgoingMail.parse(JSON.parse(sealer.open(row.sealed ?? "", MAIL_PURPOSE))),
      );
      if (!mail || !(isAddress(mail.to, email) || isAddress(mail.replyTo, email))) return [];
      const { to, toName, subject, text } = mail;
      return {
        ...{ id: row.id, what: `Mail “${subject}”`, at: row.createdAt },
        holds: { to, name: toName, subject, text, state: row.state },
        obstacle:
          row.state === "sending" ? "A mail to them is just being sent: try again in a minute." : null,
      };
    });
  },

  async erase(tx, _services, { records }) {
    const ids = records.map(({ id }) => id);
    await tx.update(outboxMessage).set({ sealed: null }).where(inArray(outboxMessage.id, ids));
    await tx
      .update(outboxMessage)
      .set({ state: "failed", dueAt: null, reason: "Whom it was for has been erased." })
      .where(and(inArray(outboxMessage.id, ids), inArray(outboxMessage.state, ["queued", "retrying"])));
    return {
      records: ids.length,
      kept: ["That a message was sent, and when, without whom to or what it said."],
    };
  },
};
