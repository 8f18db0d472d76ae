import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDirectory, readReleases, requireRelease, upgradePlace } from "../current-release.mjs";
import { bringsOtherPostgres } from "../packaged-postgres.mjs";
import { Problem } from "../problem.mjs";
import { root } from "../project.mjs";
import { openRelease } from "../release.mjs";
import { changeTo, requireNoChange } from "./change-to.mjs";
import { rehearse } from "./rehearse.mjs";
import { requireNewRelease, requireRoom } from "./requirements.mjs";

const USE =
  "Use: npm run upgrade -- DIR [--passphrase-file FILE] [--without-backup], or npm run upgrade -- --undo.";

/**
 * `upgrade DIR`: checks the release in DIR, backs the site up, tries the release out on a copy, applies its migrations, and lets it serve.
 * `upgrade --undo`: lets the release before serve again, with everything written since.
 * @param {string[]} args
 * @throws Problem when the release cannot be used; the present one goes on serving
 */
export async function upgrade(args) {
  const options = parse(args);
  requireNoChange();
  if (options.undo) return undo();
  const [present, next] = [await openRelease(root), await openRelease(requireRelease(options.directory))];
  const presentNode = await present.prepare();
  requireNewRelease(present, next);
  requireRoom(next);
  console.log(`Upgrade: from ${present.version} to ${next.version} in ${next.directory}.`);
  const nextNode = await next.prepare();
  const replacesPostgres = bringsOtherPostgres(next.directory);
  if (replacesPostgres)
    console.log(
      "This release brings another major version of PostgreSQL: while it copies the database, the site answers that it is starting.",
    );
  else await succeed(next.start(nextNode, ["migrate", "--check", "--beside", present.version], options.env));

  const file = options.withoutBackup ? undefined : backupFile(present.version);
  if (file) {
    await succeed(present.start(presentNode, ["backup", file], options.env));
    await rehearse(next, nextNode, file, options.env);
  }
  if (!replacesPostgres)
    await succeed(next.start(nextNode, ["migrate", "--beside", present.version], options.env));
  await changeTo(next.directory, present.directory);
  if (file) console.log(`The backup from before is ${file}.`);
  console.log(`To go back to ${present.version}: npm run upgrade -- --undo`);
}

/** What was written meanwhile stays: the release before runs on the schema of the newer one. */
async function undo() {
  const { previous } = readReleases();
  if (!previous)
    throw new Problem(`${dataDirectory} names no release before this one: there is nothing to go back to.`);
  const release = await openRelease(requireRelease(previous));
  console.log(`Upgrade: back to ${release.version} in ${release.directory}.`);
  const node = await release.prepare();
  if (!bringsOtherPostgres(release.directory)) await succeed(release.start(node, ["migrate", "--check"]));
  await changeTo(release.directory, root);
}

/** @throws Problem when the program ends with another code than 0; it has said why */
async function succeed(program) {
  if ((await program.ended) !== 0)
    throw new Problem("The upgrade was not made: the reason is above. The present release goes on.");
}

function backupFile(version) {
  const directory = upgradePlace("backups");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  return join(directory, `before-upgrade-of-${version}-${time}.backup`);
}

/** @throws Problem when the options are not understood */
function parse(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        undo: { type: "boolean", default: false },
        "without-backup": { type: "boolean", default: false },
        "passphrase-file": { type: "string" },
      },
    });
    const [directory, ...more] = positionals;
    if (more.length === 0 && values.undo === (directory === undefined))
      return {
        undo: values.undo,
        directory: directory && asNamed(directory),
        withoutBackup: values["without-backup"],
        env: environment(values["passphrase-file"]),
      };
  } catch {
    // An option that does not exist: answered below.
  }
  throw new Problem(`The options “${args.join(" ")}” of upgrade are not known. ${USE}`);
}

/** npm goes to the project's folder, and says where the command was given. */
function asNamed(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function environment(passphraseFile) {
  if (passphraseFile === undefined) return process.env;
  return Object.assign({}, process.env, { BACKUP_PASSPHRASE_FILE: asNamed(passphraseFile) });
}
