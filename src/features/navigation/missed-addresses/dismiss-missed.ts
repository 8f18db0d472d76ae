import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { missedAddress } from "./table";

/**
 * Hides an address from the list until it is requested again.
 * @throws AppError NOT_FOUND if it is not in the list
 */
export async function dismissMissed(db: Database, path: string, now: Date): Promise<void> {
  const [row] = await db
    .update(missedAddress)
    .set({ putAsideAt: now })
    .where(eq(missedAddress.path, path))
    .returning({ path: missedAddress.path });
  if (!row) throw new AppError("NOT_FOUND", "No visitor has requested this address.");
}
