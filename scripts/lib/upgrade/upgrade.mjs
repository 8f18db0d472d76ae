import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDirectory, readReleases, requireRelease, upgradePlace } from "../current-release.mjs";
import { containsOtherPostgres } from "../packaged-postgres.mjs";
import { Problem } from "../problem.mjs";
import { root } from "../project.mjs";
import { openRelease } from "../release.mjs";
import { changeTo, requireNoChange } from "./change-to.mjs";
import { rehearse } from "./rehearse.mjs";
import { requireNewRelease, requireRoom } from "./requirements.mjs";

const USE =
  "Use: npm run upgrade -- DIR [--passphrase-file FILE] [--without-backup], or npm run upgrade -- --undo.";

/**
 * `upgrade DIR`: checks the release in DIR, backs up the site, tries the release on a copy, applies its
 * migrations, and activates it. `upgrade --undo`: activates the previous release again, with everything
 * written since.
 * @param {string[]} args
 * @throws Problem if the release cannot be used; the present one keeps serving
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
  const replacesPostgres = containsOtherPostgres(next.directory);
  if (replacesPostgres)
    console.log(
      "This release contains another major version of PostgreSQL. While it copies the database, the site answers that it is starting.",
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
  if (file) console.log(`The backup from before the upgrade is ${file}.`);
  console.log(`To go back to ${present.version}: npm run upgrade -- --undo`);
}

/** Data written in the meantime stays: the previous release runs on the schema of the newer one. */
async function undo() {
  const { previous } = readReleases();
  if (!previous)
    throw new Problem(`${dataDirectory} names no previous release: there is nothing to go back to.`);
  const release = await openRelease(requireRelease(previous));
  console.log(`Upgrade: back to ${release.version} in ${release.directory}.`);
  const node = await release.prepare();
  if (!containsOtherPostgres(release.directory)) await succeed(release.start(node, ["migrate", "--check"]));
  await changeTo(release.directory, root);
}

/** @throws Problem if the program exits with a code other than 0; it has printed the reason */
async function succeed(program) {
  if ((await program.ended) !== 0)
    throw new Problem("The upgrade was not made: the reason is above. The present release keeps running.");
}

function backupFile(version) {
  const directory = upgradePlace("backups");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  return join(directory, `before-upgrade-of-${version}-${time}.backup`);
}

/** @throws Problem if the options are invalid */
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
        directory: directory && fromCallersFolder(directory),
        withoutBackup: values["without-backup"],
        env: environment(values["passphrase-file"]),
      };
  } catch {
    // An unknown option: the error is thrown below.
  }
  throw new Problem(`Unknown options for upgrade: “${args.join(" ")}”. ${USE}`);
}

/** npm changes to the project's folder and passes on where the command was typed. */
function fromCallersFolder(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

function environment(passphraseFile) {
  if (passphraseFile === undefined) return process.env;
  return Object.assign({}, process.env, { BACKUP_PASSPHRASE_FILE: fromCallersFolder(passphraseFile) });
}
