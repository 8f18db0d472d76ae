// npm start: takes a bare checkout to a running site. After an upgrade, it starts the release that the data
// directory names. `node scripts/start.mjs [serve | seed | migrate | reindex | set-up-link | move-files |
// move-database | backup | restore | restore-drill | base-backup | doctor | send-mail | rotate-keys |
// forget-secret] [options]`
import { pathToFileURL } from "node:url";
import "./lib/require-node.mjs";

const { reportProblem } = await import("./lib/problem.mjs");
try {
  const { root } = await import("./lib/project.mjs");
  const { currentRelease, dataDirectory } = await import("./lib/current-release.mjs");
  const current = currentRelease();
  process.env.DATA_DIR = dataDirectory;
  if (current !== root) {
    console.log(`Release: the one in ${current}, as ${dataDirectory}/current-release says.`);
    await import(pathToFileURL(`${current}/scripts/start.mjs`).href);
  } else {
    const { openRelease } = await import("./lib/release.mjs");
    const { supervise } = await import("./lib/supervise.mjs");
    const args = process.argv.slice(2);
    const release = await openRelease(root);
    process.exitCode =
      (args[0] ?? "serve") === "serve"
        ? await supervise(release, args)
        : await release.start(await release.prepare(), args).ended;
  }
} catch (error) {
  reportProblem(error);
}
