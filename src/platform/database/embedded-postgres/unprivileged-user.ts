import { StartupError } from "../../startup-error";
import { lookUpUser, type SystemUser, serviceUser } from "../../system-user";

/**
 * PostgreSQL refuses to run as root, and its initdb needs a user with a passwd entry: under root this answers
 * the system user `openward` (made on first use), else `nobody`; under anyone else undefined, which means ourselves.
 *
 * @throws StartupError when root has no such user and can make none
 */
export async function unprivilegedUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await serviceUser()) ?? (await lookUpUser("nobody"));
  if (user) return user;
  throw new StartupError(
    "PostgreSQL does not run as root, and no other user for it could be found or made.",
    "Start as an ordinary user, or make a system user called openward.",
  );
}
