import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { LAST_RELEASE_BEFORE_BASELINE } from "~/platform/database/baseline";
import { compareReleases } from "~/platform/release";
import { testDatabase } from "../database";
import { SITE_SECRET } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";

vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, "../..");
const releases = readdirSync(join(root, "test/releases")).map((name) => basename(name, ".backup"));
const isBeforeBaseline = (release: string) => compareReleases(release, LAST_RELEASE_BEFORE_BASELINE) < 0;

/** Restores the backup of a release into an empty place, with outgoing messages off. */
async function restored(release: string): Promise<{ stdout: string }> {
  const [database, dataDirectory] = [
    await testDatabase({ migrated: false }),
    await temporaryDirectory("openward-release-"),
  ];
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const { PATH, HOME } = process.env;
  const backup = join(root, "test/releases", `${release}.backup`);
  return promisify(execFile)(
    process.execPath,
    [join(root, "scripts/start.mjs"), "restore", backup, "--rehearsal"],
    {
      env: { PATH, HOME, DATA_DIR: dataDirectory, DATABASE_URL: database.url, APP_SECRET: SITE_SECRET },
    },
  );
}

test.each(releases.filter((release) => !isBeforeBaseline(release)))(
  "keeps every row of the backup that release %s left",
  async (release) => {
    const { stdout } = await restored(release);
    expect(stdout).toContain(`by release ${release}: `);
    expect(stdout).toMatch(/Encrypted records: \d+ open\./);
    expect(stdout).not.toContain("open with no known secret");
  },
);

test.each(releases.filter(isBeforeBaseline))(
  "refuses the backup that release %s left and names the release that upgrades it",
  async (release) => {
    await expect(restored(release)).rejects.toThrow(
      `Restore it with Openward ${LAST_RELEASE_BEFORE_BASELINE}, start that once, and then this version.`,
    );
  },
);
