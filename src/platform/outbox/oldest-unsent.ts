import { inArray, min } from "drizzle-orm";
import type { Database } from "../database/database";
import { outboxMessage } from "./table";

/** When the oldest unsent message was written; null if there is none. */
export async function oldestUnsent(db: Database): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(outboxMessage.queuedAt) })
    .from(outboxMessage)
    .where(inArray(outboxMessage.state, ["queued", "sending", "retrying"]));
  return row?.at ?? null;
}
