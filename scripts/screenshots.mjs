// npm run screenshots: takes the pictures of docs/editors.md again, from its own demo hospital.
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { ensureBrowser } = await import("./lib/ensure-browser.mjs");
  const { prepare } = await import("./lib/prepare.mjs");
  const { inProject } = await import("./lib/project.mjs");
  const { runTool } = await import("./lib/run-tool.mjs");
  const node = await prepare();
  const env = { ...process.env, CHROMIUM_PATH: (await ensureBrowser(node)).path };
  const program = inProject("test/screenshots/editors.ts");
  process.exitCode = await runTool(node, [inProject("scripts/lib/run-typescript.mjs"), program], env);
} catch (error) {
  reportProblem(error);
}
