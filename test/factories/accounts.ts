import type { StaffUser } from "~/domain/accounts/identity";
import type { PermissionFlag } from "~/domain/accounts/permissions";
import { startSession } from "~/domain/accounts/sessions/start-session";
import { staffUser } from "~/domain/accounts/table";
import { hashPassword } from "~/platform/crypto/hash-password";
import type { RootDatabase } from "~/platform/database/database";

/** People of the staff for tests, and what their browsers send. */

let number = 0;

interface Person {
  flags?: PermissionFlag[];
  isAdmin?: boolean;
  /** Without one the person cannot sign in by password; hashing takes a tenth of a second. */
  password?: string;
  name?: string;
  email?: string;
  disabledAt?: Date;
}

export async function makeUser(db: RootDatabase, person: Person = {}): Promise<StaffUser> {
  number += 1;
  const { flags = [], isAdmin = false, password, disabledAt } = person;
  const now = new Date();
  const [user] = await db
    .insert(staffUser)
    .values({
      email: person.email ?? `person-${number}@prairielantern.example`,
      name: person.name ?? `Person ${number}`,
      ...{ isAdmin, permissions: flags, disabledAt, createdAt: now, updatedAt: now },
      passwordHash: password === undefined ? null : await hashPassword(password),
    })
    .returning();
  if (!user) throw new Error("The person was not stored.");
  return user;
}

/** The headers of somebody's signed-in browser, for `fetch`. */
export async function signInHeaders(
  db: RootDatabase,
  user: Pick<StaffUser, "id">,
  now = new Date(),
): Promise<{ cookie: string; authorization: string }> {
  const { token, apiToken } = await startSession(db, user.id, {}, now);
  return { cookie: `openward_session=${token}`, authorization: `Bearer ${apiToken}` };
}

/** A new person holding these flags, or an administrator, signed in. */
export async function signedIn(
  db: RootDatabase,
  as: PermissionFlag[] | "administrator",
): Promise<{ user: StaffUser; headers: { cookie: string; authorization: string } }> {
  const user = await makeUser(db, as === "administrator" ? { isAdmin: true } : { flags: as });
  return { user, headers: await signInHeaders(db, user) };
}
