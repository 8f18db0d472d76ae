import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { prepare } from "./prepare.mjs";
import { Problem } from "./problem.mjs";
import { inProject, root } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";

const USER = "openward";
const UNIT = "/etc/systemd/system/openward.service";
const SETTINGS = "/etc/openward/settings";

/** The unit in deploy/, for the folder of this checkout and the Node that runs us. */
export function serviceUnit() {
  return readFileSync(inProject("deploy/openward.service"), "utf8")
    .replaceAll("/opt/openward", root)
    .replace("/usr/bin/node", process.execPath);
}

/**
 * Installs and builds as root, so that the service can change nothing of its own code, and starts the unit. A settings file that is there
 * stays as it is. May be run again.
 * @throws Problem when this is not root on a machine with systemd, or the user cannot read the checkout
 */
export async function installService() {
  if (process.getuid?.() !== 0 || !existsSync("/run/systemd/system"))
    throw new Problem(
      "This is for root, on a machine that systemd runs. See the unit with: npm run install-service -- --print",
    );
  if (/\s/.test(root))
    throw new Problem(
      `${root} has a space in its name, which the unit cannot have. Move it, such as to /opt/openward.`,
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
    `The service openward is started. Its settings are in ${SETTINGS}; what it prints: journalctl -u openward -f`,
  );
}

async function succeed(file, args) {
  const { code, output } = await runQuietly(file, args);
  if (code !== 0) throw new Problem(`${file} ${args[0]} failed: the reason is above.`, output);
}
