import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Problem } from "../problem.mjs";
import { inProject, root } from "../project.mjs";
import { runQuietly } from "../run-quietly.mjs";

const rulesFile = inProject(".dependency-cruiser.cjs");

/** Who may import whom, over all of src. A run that looks at too few files is a finding too: it has silently happened. */
export async function importRules(node) {
  const { summary } = await cruise(node, root);
  const sources = (await readdir(inProject("src"), { recursive: true })).filter((file) =>
    /\.tsx?$/.test(file),
  );
  if (summary.totalCruised < sources.length) {
    return [`only ${summary.totalCruised} modules were looked at, of ${sources.length} files in src`];
  }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

/** One breach of every rule, as file -> what it imports. A new rule needs a line here. */
const breaches = {
  "platform/one.ts": ["./two"],
  "platform/two.ts": ["./one"],
  "platform/reaches-up.ts": ["~/web/page", "~/demo/seed"],
  "ui/button.ts": ["~/domain/giving/table", "~/platform/one", "node:fs"],
  "content/engine.ts": ["~/domain/giving/table"],
  "domain/giving/table.ts": [],
  "domain/giving/screen.ts": ["~/ui/button"],
  "domain/teaching/register-for-class.ts": ["~/domain/giving/table"],
  "demo/seed.ts": [],
  "web/page.ts": [],
  "web/admin/screen.ts": [],
  "web/public/home.ts": ["~/web/admin/screen"],
};

/** Runs the same rules on a small tree that breaks every one of them. */
export async function plantedViolations(node) {
  const tree = await mkdtemp(join(tmpdir(), "openward-planted-"));
  try {
    for (const [file, imports] of Object.entries(breaches)) await plant(join(tree, "src", file), imports);
    const compilerOptions = { moduleResolution: "Bundler", module: "ESNext", paths: { "~/*": ["./src/*"] } };
    await writeFile(join(tree, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    const { summary } = await cruise(node, tree);
    const noticed = new Set(summary.violations.map(({ rule }) => rule.name));
    const { forbidden } = createRequire(import.meta.url)(rulesFile);
    return forbidden
      .filter(({ name }) => !noticed.has(name))
      .map(({ name }) => `${name} was broken and not reported`);
  } finally {
    await rm(tree, { recursive: true });
  }
}

async function plant(path, imports) {
  await mkdir(dirname(path), { recursive: true });
  const lines = imports.map(
    (target, index) => `import * as used${index} from "${target}";\nvoid used${index};\n`,
  );
  await writeFile(path, `${lines.join("")}export const planted = true;\n`);
}

async function cruise(node, folder) {
  const program = inProject("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [program, "src", "--config", rulesFile, "--output-type", "json"];
  const { output, stdout } = await runQuietly(node, args, { cwd: folder });
  if (!stdout.startsWith("{")) throw new Problem("The import rules could not be run.", output);
  return JSON.parse(stdout);
}
