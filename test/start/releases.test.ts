import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../database";
import { SITE_SECRET } from "../start-site";
import { temporaryDirectory } from "../temporary-directory";

vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, "../..");
const releases = readdirSync(join(root, "test/releases")).map((name) => basename(name, ".backup"));

test.each(releases)("what release %s left keeps every row in this one", async (release) => {
  const [database, dataDirectory] = [
    await testDatabase({ migrated: false }),
    await temporaryDirectory("openward-release-"),
  ];
  const { PATH, HOME } = process.env;
  const backup = join(root, "test/releases", `${release}.backup`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, "scripts/start.mjs"), "restore", backup, "--rehearsal"],
    {
      env: { PATH, HOME, DATA_DIR: dataDirectory, DATABASE_URL: database.url, APP_SECRET: SITE_SECRET },
    },
  );
  expect(stdout).toContain(`by release ${release}: `);
  expect(stdout).toMatch(/Encrypted records: \d+ open\./);
  expect(stdout).not.toContain("open with no known secret");
  await rm(dataDirectory, { recursive: true });
});
