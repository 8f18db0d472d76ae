import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/**
 * Makes a copy of this checkout, installed and built, that a test may change. What is in node_modules is linked where the disk is the same:
 * a test moves such a file aside before it writes another one in its place.
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
