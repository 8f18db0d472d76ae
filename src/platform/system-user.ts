import { execFile } from "node:child_process";

export interface SystemUser {
  uid: number;
  gid: number;
}

/** The user that Openward runs as if root starts it. */
export const SERVICE_USER = "openward";

/** The system user `openward`, created on first use; undefined if root cannot create it. Only for root. */
export async function serviceUser(): Promise<SystemUser | undefined> {
  return (await lookUpUser(SERVICE_USER)) ?? (await createServiceUser());
}

export async function lookUpUser(name: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([output("id", ["-u", name]), output("id", ["-g", name])]);
  const isUser = uid !== undefined && gid !== undefined && uid !== "0";
  return isUser ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * Whether `user` may enter the directory and all of its parents. Asks the system itself, so that ACLs count.
 */
export async function canEnter(directory: string, user: SystemUser): Promise<boolean> {
  return (await output("/bin/sh", ["-c", 'cd -- "$1"', "sh", directory], user)) !== undefined;
}

/** Whether `user` may read all files and folders, down to `depth` levels. */
export async function canRead(
  folder: string,
  names: readonly string[],
  user: SystemUser,
  depth: number,
): Promise<boolean> {
  // find fails for a folder that cannot be listed. Broken links are ignored.
  const find = 'cd -- "$1" && shift && exec find "$@" ! -type l ! -readable -print';
  const args = ["-c", find, "sh", folder, ...names, "-maxdepth", String(depth)];
  return (await output("/bin/sh", args, user)) === "";
}

async function createServiceUser(): Promise<SystemUser | undefined> {
  const options = ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"];
  // The result is not needed: the look-up shows whether the command is missing, was refused, or the user was
  // just created by another process.
  await output("useradd", [...options, "--shell", "/usr/sbin/nologin", SERVICE_USER]);
  return lookUpUser(SERVICE_USER);
}

/** A program's output; undefined if it failed or could not be started. */
function output(file: string, args: readonly string[], user?: SystemUser): Promise<string | undefined> {
  const options = { cwd: "/", env: { PATH: process.env.PATH, LC_ALL: "C" }, maxBuffer: 16_777_216 };
  return new Promise((resolve) => {
    execFile(file, args, user ? { ...options, uid: user.uid, gid: user.gid } : options, (error, stdout) =>
      resolve(error ? undefined : stdout.trim()),
    );
  });
}
