import { execFile } from "node:child_process";

/** A user of the operating system. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** The user that Openward runs as where root starts it. */
export const SERVICE_USER = "openward";

/** The system user `openward`, made on first use; undefined where root cannot make it. Only for root. */
export async function serviceUser(): Promise<SystemUser | undefined> {
  return (await lookUpUser(SERVICE_USER)) ?? (await createServiceUser());
}

export async function lookUpUser(name: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([output("id", ["-u", name]), output("id", ["-g", name])]);
  const isUser = uid !== undefined && gid !== undefined && uid !== "0";
  return isUser ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Whether `user` may enter the directory, every ancestor included; asked of the system itself, so that ACLs count. */
export async function canEnter(directory: string, user: SystemUser): Promise<boolean> {
  return (await output("/bin/sh", ["-c", 'cd -- "$1"', "sh", directory], user)) !== undefined;
}

/** Whether `user` may read all of the files and folders, down to `depth` levels. */
export async function canRead(
  folder: string,
  names: readonly string[],
  user: SystemUser,
  depth: number,
): Promise<boolean> {
  // A folder that cannot be listed makes find fail; links that lead nowhere are nobody's concern.
  const find = 'cd -- "$1" && shift && exec find "$@" ! -type l ! -readable -print';
  const args = ["-c", find, "sh", folder, ...names, "-maxdepth", String(depth)];
  return (await output("/bin/sh", args, user)) === "";
}

async function createServiceUser(): Promise<SystemUser | undefined> {
  const options = ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"];
  // Its answer is not needed: absent, refused and "made by another process just now" all show in the look-up.
  await output("useradd", [...options, "--shell", "/usr/sbin/nologin", SERVICE_USER]);
  return lookUpUser(SERVICE_USER);
}

/** What a program printed; undefined when it failed or could not be started. */
function output(file: string, args: readonly string[], user?: SystemUser): Promise<string | undefined> {
  const options = { cwd: "/", env: { PATH: process.env.PATH, LC_ALL: "C" }, maxBuffer: 16_777_216 };
  return new Promise((resolve) => {
    execFile(file, args, user ? { ...options, uid: user.uid, gid: user.gid } : options, (error, stdout) =>
      resolve(error ? undefined : stdout.trim()),
    );
  });
}
