// npm run upgrade: tries a new release on a copy of the site's data, then activates it. `npm run upgrade --
// DIR [--passphrase-file FILE] [--without-backup]`, or `npm run upgrade -- --undo`
import { pathToFileURL } from "node:url";
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { root } = await import("./lib/project.mjs");
  const { currentRelease, dataDirectory } = await import("./lib/current-release.mjs");
  const current = currentRelease();
  process.env.DATA_DIR = dataDirectory;
  // The active release replaces itself with its own scripts.
  if (current !== root) await import(pathToFileURL(`${current}/scripts/upgrade.mjs`).href);
  else {
    const { upgrade } = await import("./lib/upgrade/upgrade.mjs");
    await upgrade(process.argv.slice(2));
  }
} catch (error) {
  reportProblem(error);
}
