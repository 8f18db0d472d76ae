// npm run bench [-- name …]: runs the measurements in bench/, or the named ones, one after another.
import { readdirSync } from "node:fs";
import "./lib/require-node.mjs";

const { Problem, reportProblem } = await import("./lib/problem.mjs");
try {
  const { ensureBrowser } = await import("./lib/ensure-browser.mjs");
  const { prepare } = await import("./lib/prepare.mjs");
  const { inProject } = await import("./lib/project.mjs");
  const { runTool } = await import("./lib/run-tool.mjs");
  const names = readdirSync(inProject("bench"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -3));
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new Problem(`There is no bench/${unknown}.ts. There are: ${names.join(", ")}.`);

  const node = await prepare();
  const env = { ...process.env, CHROMIUM_PATH: (await ensureBrowser(node)).path, NODE_ENV: "production" };
  for (const name of wanted.length > 0 ? wanted : names) {
    console.log(`\n== ${name}`);
    const code = await runTool(node, [inProject("scripts/lib/run-typescript.mjs"), `bench/${name}.ts`], env);
    if (code !== 0) process.exitCode = 1;
  }
} catch (error) {
  reportProblem(error);
}
