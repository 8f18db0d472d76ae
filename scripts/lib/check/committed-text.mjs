import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { Problem } from "../problem.mjs";
import { inProject, root } from "../project.mjs";
import { runQuietly } from "../run-quietly.mjs";

const forbidden = [
  {
    what: "a folder of one machine",
    pattern: /(?<![\w.:/-])\/(?:home|root|Users|work|mnt)\/[\w.-]+/g,
  },
  {
    what: "a package registry's address",
    pattern: /\b(?:registry|npm|pypi|artifactory|nexus)\.[\w-]+\.[\w.-]+/g,
  },
];

/** Checks that no committed file names one machine, a registry, or a file outside the checkout. */
export async function committedText() {
  const { code, output, stdout } = await runQuietly("git", [
    "ls-files",
    "-z",
    "--cached",
    "--others",
    "--exclude-standard",
  ]);
  if (code !== 0) throw new Problem(`The committed files cannot be listed: ${output.trim()}`);
  const texts = await Promise.all(stdout.split("\0").filter(Boolean).map(readText));
  return texts.flatMap(({ file, text }) => [...namings(file, text), ...outsidePaths(file, text)]);
}

function namings(file, text) {
  return forbidden.flatMap(({ what, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found }) => `${file}: ${found} is ${what}`),
  );
}

/**
 * Tests may try to break out of the checkout; no other file may name a path above it. In documents, paths
 * must also exist. (In code, the compiler and the bundler check that.)
 */
function outsidePaths(file, text) {
  if (/\.test\.\w+$/.test(file)) return [];
  const folder = dirname(inProject(file));
  const isDocument = file.endsWith(".md");
  return [...text.matchAll(/(?<![\w.])(?:\.\.\/)+[\w-][\w./-]*/g)]
    .filter(([path]) => {
      const target = join(folder, path);
      return relative(root, target).startsWith("..") || (isDocument && !existsSync(target));
    })
    .map(([path]) => `${file}: ${path} leads out of the checkout, or does not exist`);
}

async function readText(file) {
  const content = await readFile(inProject(file)).catch(() => Buffer.alloc(0));
  return { file, text: content.includes(0) ? "" : content.toString("utf8") };
}
