import { count, desc, eq } from "drizzle-orm";
import { type Sealer, UnreadableSeal } from "../crypto/sealer";
import type { Database } from "../database/database";
import type { OutgoingMail } from "../mail/outgoing-mail";
import { withSiteLinks } from "../mail/site-links";
import { openMail } from "./open-mail";
import { type MessageState, type OutboxMessage, outboxMessage } from "./table";

/** A message with its contents, while they are stored. */
export interface ReadableMessage extends OutboxMessage {
  mail: OutgoingMail | null;
}

interface Reader {
  sealer: Sealer;
  /** Scheme and host at which the reader uses the site; links in the messages lead there. */
  origin: string;
}

/** Newest first. @param page from 1 */
export async function outboxMessages(
  db: Database,
  reader: Reader,
  { state, page, pageSize }: { state?: MessageState; page: number; pageSize: number },
): Promise<{ items: ReadableMessage[]; total: number }> {
  const condition = state && eq(outboxMessage.state, state);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(outboxMessage)
      .where(condition)
      .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(outboxMessage, condition),
  ]);
  return { items: rows.map((row) => readable(reader, row)), total };
}

export async function outboxMessageById(
  db: Database,
  reader: Reader,
  id: string,
): Promise<ReadableMessage | undefined> {
  const [row] = await db.select().from(outboxMessage).where(eq(outboxMessage.id, id));
  return row && readable(reader, row);
}

export async function countMessages(db: Database): Promise<{ state: MessageState; count: number }[]> {
  return db
    .select({ state: outboxMessage.state, count: count() })
    .from(outboxMessage)
    .groupBy(outboxMessage.state);
}

/** A message that no known secret opens is listed like one whose text was deleted. */
function readable({ sealer, origin }: Reader, row: OutboxMessage): ReadableMessage {
  if (!row.sealed) return { ...row, mail: null };
  try {
    return { ...row, mail: withSiteLinks(openMail(sealer, row.sealed), origin) };
  } catch (error) {
    if (error instanceof UnreadableSeal) return { ...row, mail: null };
    throw error;
  }
}
