import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import { missedAddress } from "./table";

/**
 * Takes an address out of the list until somebody asks for it again.
 * @throws AppError NOT_FOUND where it is not in it
 */
export async function putAsideMissed(db: Database, path: string, now: Date): Promise<void> {
  const [row] = await db
    .update(missedAddress)
    .set({ putAsideAt: now })
    .where(eq(missedAddress.path, path))
    .returning({ path: missedAddress.path });
  if (!row) throw new AppError("NOT_FOUND", "No visitor has requested this address.");
}
