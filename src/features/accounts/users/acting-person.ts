import { eq } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { AppError } from "~/platform/errors/app-error";
import type { StaffUser } from "../identity";
import { staffUser } from "../table";

/**
 * The person who makes a change, loaded again under the lock, because they may have lost permissions since the request
 * arrived.
 * @throws AppError NOT_LOGGED_IN
 */
export async function actingPerson(tx: Database, actor: Actor): Promise<StaffUser> {
  const [person] = await tx.select().from(staffUser).where(eq(staffUser.id, actor.id));
  if (person && !person.disabledAt) return person;
  throw new AppError("NOT_LOGGED_IN", "Please sign in.");
}
