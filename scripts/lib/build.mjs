import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { keepFormerChunks } from "./former-chunks.mjs";
import { Problem, writeProblem } from "./problem.mjs";
import { inProject, root } from "./project.mjs";
import { compileProgram } from "./run-program.mjs";
import { runQuietly } from "./run-quietly.mjs";

const present = inProject("build");
/** Written last. A build without it, or with another text, is incomplete. */
const stamp = inProject("build/stamp");
/** The bundler's output folder. A running site uses the present build until the next one is complete. */
const next = inProject("build.next");

/** All inputs of the bundles, without tests. */
const inputs = [
  "src",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** @returns {boolean} whether build/ is complete and was made from the present sources */
export function isBuildFresh() {
  return readIfExists(stamp) === fingerprint();
}

/**
 * Builds the bundles for the browser and the server with the given Node. A site that runs on the present
 * build is not interrupted.
 * @throws {Problem} if the sources do not build; the present build stays
 */
export async function build(node) {
  const made = fingerprint();
  try {
    rmSync(next, { recursive: true, force: true });
  } catch (error) {
    throw writeProblem(error, next);
  }
  const { code, output } = await runQuietly(
    node,
    [inProject("node_modules/@react-router/dev/bin.cjs"), "build"],
    {
      env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: "build.next" },
    },
  );
  if (code !== 0) {
    throw new Problem("The site could not be built: the reason is above. Fix it and start again.", output);
  }
  try {
    keepFormerChunks(present, next);
    replace(present, next);
  } catch (error) {
    throw writeProblem(error, present);
  }
  await compileProgram(node);
  writeFileSync(stamp, made);
}

/** Replaces one directory, which may be missing, with another. */
function replace(directory, by) {
  const former = `${directory}.former`;
  rmSync(former, { recursive: true, force: true });
  try {
    renameSync(directory, former);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  renameSync(by, directory);
  rmSync(former, { recursive: true, force: true });
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap((input) => filesIn(inProject(input)))) {
    const content = readFileSync(path);
    hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The file itself, or all files below the folder, in a fixed order. Empty if there are none. */
function filesIn(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    return error.code === "ENOTDIR" ? [path] : [];
  }
  return entries
    .filter(({ name }) => !/\.(test|fixture)\.\w+$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}

function readIfExists(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
