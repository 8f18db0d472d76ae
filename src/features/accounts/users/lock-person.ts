import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { StaffUser } from "../identity";
import { staffUser } from "../table";

/**
 * Loads a person and locks their row until the transaction ends.
 * @param revision the one that the caller loaded; absent to accept any
 * @throws AppError NOT_FOUND; REVISION_CONFLICT with the current revision
 */
export async function lockPerson(tx: Database, id: string, revision?: number): Promise<StaffUser> {
  const [person] = await tx.select().from(staffUser).where(eq(staffUser.id, id)).for("update");
  if (!person) throw new AppError("NOT_FOUND", "There is no such person.");
  if (revision === undefined || person.revision === revision) return person;
  throw new AppError("REVISION_CONFLICT", "Another person changed this account after you opened it.", {
    details: { revision: person.revision },
  });
}
