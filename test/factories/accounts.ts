import type { StaffUser } from "~/features/accounts/identity";
import { startSession } from "~/features/accounts/sessions/start-session";
import { staffUser } from "~/features/accounts/table";
import { hashPassword } from "~/platform/crypto/hash-password";
import type { RootDatabase } from "~/platform/database/database";
import { type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";

/** Staff accounts for tests, and the headers their browsers send. */

let number = 0;

/** Hashing takes a tenth of a second: people with the same password share the hash, including its salt. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

interface Person {
  flags?: PermissionFlag[];
  /** Whether the person may enter the admin area; true by default. */
  isAdmin?: boolean;
  /** Has every permission. */
  administrator?: boolean;
  /** Without a password, the person cannot sign in with one. */
  password?: string;
  name?: string;
  email?: string;
  disabledAt?: Date;
}

export async function makeUser(db: RootDatabase, person: Person = {}): Promise<StaffUser> {
  number += 1;
  const { isAdmin = true, administrator = false, password, disabledAt } = person;
  const permissions = administrator ? [...permissionFlags] : person.flags;
  const now = new Date();
  const [user] = await db
    .insert(staffUser)
    .values({
      email: person.email ?? `person-${number}@prairielantern.example`,
      name: person.name ?? `Person ${number}`,
      isAdmin,
      permissions,
      disabledAt,
      createdAt: now,
      updatedAt: now,
      passwordHash: password === undefined ? null : await hashOf(password),
    })
    .returning();
  if (!user) throw new Error("The user was not stored.");
  return user;
}

/**
 * The headers of a signed-in browser, for `fetch`. The cookie is sent under both of its names, for sites with
 * and without HTTPS.
 */
export async function signInHeaders(
  db: RootDatabase,
  user: Pick<StaffUser, "id">,
  now = new Date(),
): Promise<{ cookie: string; authorization: string }> {
  const { token, apiToken } = await startSession(db, user.id, {}, now);
  const cookie = `openward_session=${token}; __Host-openward_session=${token}`;
  return { cookie, authorization: `Bearer ${apiToken}` };
}

/** Creates a person with these flags, or an administrator, and signs them in. */
export async function signedIn(
  db: RootDatabase,
  as: PermissionFlag[] | "administrator",
): Promise<{ user: StaffUser; headers: { cookie: string; authorization: string } }> {
  const user = await makeUser(db, as === "administrator" ? { administrator: true } : { flags: as });
  return { user, headers: await signInHeaders(db, user) };
}
