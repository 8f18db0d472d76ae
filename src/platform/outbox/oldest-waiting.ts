import { inArray, min } from "drizzle-orm";
import type { Database } from "../database/database";
import { outboxMessage } from "./table";

/** Since when the message that is on its way for the longest has been waiting; null where none is. */
export async function oldestWaiting(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(outboxMessage.queuedAt) })
    .from(outboxMessage)
    .where(inArray(outboxMessage.state, ["queued", "sending", "retrying"]));
  return row?.at ?? null;
}
