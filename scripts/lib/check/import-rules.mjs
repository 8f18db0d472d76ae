import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Problem } from "../problem.mjs";
import { inProject, root } from "../project.mjs";
import { runQuietly } from "../run-quietly.mjs";

const rulesFile = inProject(".dependency-cruiser.cjs");

/**
 * Checks the import rules over all of src. Reports a run that covered too few files, because the tool does
 * not report that.
 */
export async function importRules(node) {
  const { summary } = await cruise(node, root);
  const sources = (await readdir(inProject("src"), { recursive: true })).filter((file) =>
    /\.tsx?$/.test(file),
  );
  if (summary.totalCruised < sources.length) {
    return [`only ${summary.totalCruised} modules were checked, of ${sources.length} files in src`];
  }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

/** One violation of every rule: file -> what it imports, or `type` and what it imports a type of. A new rule needs a line here. */
const breaches = (features) => ({
  "platform/one.ts": ["./two"],
  "platform/two.ts": ["./one"],
  "platform/kind.ts": ["type ./shape"],
  "platform/shape.ts": ["type ./kind"],
  "platform/reaches-up.ts": ["~/content/engine", "~/demo/seed", "~/starter/records"],
  "platform/isomorphic/fact.ts": ["~/platform/one"],
  "ui/button.ts": ["~/platform/one", "node:fs"],
  "content/engine.ts": ["~/server/page"],
  "server/page.ts": ["~/features/media/shared/picture", "~/site/home"],
  "server/api/endpoints.ts": [],
  "site/home.ts": ["~/admin/screen"],
  "admin/screen.ts": ["~/server/api/endpoints"],
  "app/shell.ts": [],
  "demo/seed.ts": [],
  "starter/records.ts": [],
  "features/media/table.ts": [],
  "features/settings/logo.ts": ["~/features/media/table"],
  ...Object.fromEntries(
    features.map((name, index) => {
      const above = features[index + 1];
      return [
        `features/${name}/shared/picture.ts`,
        above ? [`~/features/${above}/shared/picture`] : ["~/app/shell"],
      ];
    }),
  ),
});

/** The features in order, and the names of all rules. Read with the project's Node, which runs TypeScript. */
async function declared(node) {
  const program = `
    const { features } = require(${JSON.stringify(inProject("src/features.ts"))});
    const { forbidden } = require(${JSON.stringify(rulesFile)});
    console.log(JSON.stringify({ features, rules: forbidden.map(({ name }) => name) }));
  `;
  const { stdout, output } = await runQuietly(node, ["--eval", program]);
  if (!stdout.startsWith("{")) throw new Problem("The import rules could not be read.", output);
  return JSON.parse(stdout);
}

/** Checks that the rules report every violation in a small tree that breaks all of them. */
export async function plantedViolations(node) {
  const tree = await mkdtemp(join(tmpdir(), "openward-planted-"));
  try {
    const { features, rules } = await declared(node);
    for (const [file, imports] of Object.entries(breaches(features)))
      await plant(join(tree, "src", file), imports);
    const compilerOptions = { moduleResolution: "Bundler", module: "ESNext", paths: { "~/*": ["./src/*"] } };
    await writeFile(join(tree, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    const { summary } = await cruise(node, tree);
    const noticed = new Set(summary.violations.map(({ rule }) => rule.name));
    const ofTypes = summary.violations.some(
      ({ rule, from }) => rule.name === "no-cycles" && /\/kind\.ts$/.test(from),
    );
    return [
      ...rules.filter((name) => !noticed.has(name)).map((name) => `${name} was broken and not reported`),
      ...(ofTypes ? [] : ["A cycle of type imports was not reported"]),
    ];
  } finally {
    await rm(tree, { recursive: true });
  }
}

async function plant(path, imports) {
  await mkdir(dirname(path), { recursive: true });
  const lines = imports.map((target, index) =>
    target.startsWith("type ")
      ? `import type { planted as planted${index} } from "${target.slice(5)}";\nexport type T${index} = typeof planted${index};\n`
      : `import * as used${index} from "${target}";\nvoid used${index};\n`,
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
