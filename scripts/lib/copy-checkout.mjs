import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inProject, root } from "./project.mjs";

const run = promisify(execFile);

/**
 * Copies this checkout, with its changes, for a test that changes it. Links the files of node_modules on the same disk:
 * a test must move such a file aside before it writes another one in its place.
 * @param {string} directory does not exist yet
 * @param {{ build?: boolean, sharesModules?: boolean }} options `build`: whether the build is copied, too, which must
 * exist then; `sharesModules`: node_modules is a link to this checkout's, for a copy that only reads it
 * @returns {Promise<void>}
 */
export async function copyCheckout(directory, { build = true, sharesModules = false } = {}) {
  await mkdir(directory);
  const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  const files = stdout.split("\0").filter(Boolean);
  const copied = build ? [...files, "build"] : files;
  await run("cp", ["--parents", "--recursive", ...copied, directory], { cwd: root, maxBuffer: 1e8 });
  const modules = await run("readlink", ["-f", inProject("node_modules")]);
  const source = modules.stdout.trim();
  if (sharesModules) return symlink(source, join(directory, "node_modules"));
  await run("cp", ["-al", source, directory]).catch(() => run("cp", ["-a", source, directory]));
}
