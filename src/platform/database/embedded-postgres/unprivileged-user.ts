import { StartupError } from "../../startup-error";
import { runProgram } from "./run-program";

/** A user of the operating system that PostgreSQL runs as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, and its initdb needs a user with a passwd entry: under root this answers
 * the system user `openward` (made on first use), else `nobody`; under anyone else undefined, which means ourselves.
 *
 * @throws StartupError when root has no such user and can make none
 */
export async function unprivilegedUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await lookUp("openward")) ?? (await createSystemUser()) ?? (await lookUp("nobody"));
  if (user) return user;
  throw new StartupError(
    "PostgreSQL does not run as root, and no other user for it could be found or made.",
    "Start as an ordinary user, or make a system user called openward.",
  );
}

/** Whether `user` may enter the directory, every ancestor included; asked of the system itself, so that ACLs count. */
export async function canEnter(directory: string, user: SystemUser): Promise<boolean> {
  const { code } = await runProgram("/bin/sh", ["-c", 'cd -- "$1"', "sh", directory], user);
  return code === 0;
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([runProgram("id", ["-u", name]), runProgram("id", ["-g", name])]);
  const isUser = uid.code === 0 && gid.code === 0 && uid.output !== "0";
  return isUser ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

async function createSystemUser(): Promise<SystemUser | undefined> {
  const options = ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"];
  // Its answer is not needed: absent, refused and "made by another process just now" all show in the look-up.
  await runProgram("useradd", [...options, "--shell", "/usr/sbin/nologin", "openward"]).catch(
    () => undefined,
  );
  return lookUp("openward");
}
