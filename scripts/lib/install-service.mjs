import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { prepare } from "./prepare.mjs";
import { Problem } from "./problem.mjs";
import { inProject, root } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";

const USER = "openward";
const UNIT = "/etc/systemd/system/openward.service";
const SETTINGS = "/etc/openward/settings";

/** The unit file from deploy/, filled in with this checkout's folder and the Node that runs this script. */
export function serviceUnit() {
  return readFileSync(inProject("deploy/openward.service"), "utf8")
    .replaceAll("/opt/openward", root)
    .replace("/usr/bin/node", process.execPath);
}

/**
 * Installs and builds as root, so that the service cannot change its own code, and starts the unit. An
 * existing settings file stays unchanged. Can be run again.
 * @throws Problem if this is not root on a machine with systemd, or if the user cannot read the checkout
 */
export async function installService() {
  if (process.getuid?.() !== 0 || !existsSync("/run/systemd/system"))
    throw new Problem(
      "Run this as root on a machine with systemd. To see the unit: npm run install-service -- --print",
    );
  if (/\s/.test(root))
    throw new Problem(
      `The path ${root} has a space, which a unit cannot contain. Move the checkout, such as to /opt/openward.`,
    );
  await prepare();
  if ((await runQuietly("id", [USER])).code !== 0)
    await succeed("useradd", [
      "--system",
      "--no-create-home",
      "--home-dir",
      "/nonexistent",
      "--shell",
      "/usr/sbin/nologin",
      USER,
    ]);
  const reading = await runQuietly("runuser", [
    "-u",
    USER,
    "--",
    "test",
    "-r",
    inProject("build/server/index.js"),
  ]);
  if (reading.code !== 0)
    throw new Problem(
      `The user ${USER} cannot read ${root}. Move it to a place that every user can enter, such as /opt/openward.`,
    );
  if (!existsSync(SETTINGS)) {
    mkdirSync(dirname(SETTINGS), { recursive: true, mode: 0o700 });
    copyFileSync(inProject("deploy/settings.example"), SETTINGS);
    chmodSync(SETTINGS, 0o600);
  }
  writeFileSync(UNIT, serviceUnit());
  await succeed("systemctl", ["daemon-reload"]);
  await succeed("systemctl", ["enable", "--now", "openward"]);
  console.log(
    `The service openward is running. Its settings are in ${SETTINGS}. To see its log: journalctl -u openward -f`,
  );
}

async function succeed(file, args) {
  const { code, output } = await runQuietly(file, args);
  if (code !== 0) throw new Problem(`${file} ${args[0]} failed: the reason is above.`, output);
}
