import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { type Gift, gift } from "../table";

/** @throws AppError NOT_FOUND */
export async function giftById(db: Database, id: string): Promise<Gift> {
  const [row] = await db.select().from(gift).where(eq(gift.id, id));
  if (!row) throw new AppError("NOT_FOUND", "There is no such gift.");
  return row;
}
