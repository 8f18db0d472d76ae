import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import { actorOf } from "../identity";
import { staffUser } from "../table";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A staff member with their current permissions; null if there is no such person or they may no longer sign in. */
export async function personById(db: Database, id: string): Promise<{ actor: Actor; email: string } | null> {
  // Actors that are parts of the system have other ids.
  if (!UUID.test(id)) return null;
  const [user] = await db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.id, id), isNull(staffUser.disabledAt)));
  return user ? { actor: actorOf(user), email: user.email } : null;
}
