import { StartupError } from "../../startup-error";
import { lookUpUser, type SystemUser, serviceUser } from "../../system-user";

/**
 * PostgreSQL refuses to run as root, and its initdb needs a user with a passwd entry. For root this returns
 * the system user `openward` (created on first use), else `nobody`; for others undefined, which means the
 * present user.
 * @throws StartupError if root has no such user and cannot create one
 */
export async function unprivilegedUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await serviceUser()) ?? (await lookUpUser("nobody"));
  if (user) return user;
  throw new StartupError(
    "PostgreSQL does not run as root, and no other user for it could be found or created.",
    "Start as an ordinary user, or create a system user called openward.",
  );
}
