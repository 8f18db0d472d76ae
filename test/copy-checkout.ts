import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/**
 * Copies this checkout, installed and built, for a test that changes it. Links the files of node_modules on
 * the same disk: a test must move such a file aside before it writes another one in its place.
 * @param directory does not exist yet
 */
export async function copyCheckout(directory: string): Promise<void> {
  await mkdir(directory);
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  const files = stdout.split("\0").filter(Boolean);
  await run("cp", ["--parents", "--recursive", ...files, "build", directory], { cwd: root, maxBuffer: 1e8 });
  const modules = await run("readlink", ["-f", join(root, "node_modules")]);
  const source = modules.stdout.trim();
  await run("cp", ["-al", source, directory]).catch(() => run("cp", ["-a", source, directory]));
}
