import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasFeature } from "~/features";
import { copyCheckout } from "../scripts/lib/copy-checkout.mjs";
import { takeOffList } from "../scripts/lib/take-off-list.mjs";
import { removableFeatures } from "../scripts/lib/test-without-feature.mjs";

/** Tests that state lists to which features add. `npm run test:all` runs all tests without each of these features. */
const TESTS = [
  "src/admin/menu/menu-items.test.ts",
  "src/app/erasures.test.ts",
  "src/app/site-events.test.ts",
  "src/content/blocks/render-blocks.test.ts",
  "src/demo/content/records.test.ts",
  "src/routes.test.ts",
];

/** Of Vitest's JSON reporter. */
interface FileResult {
  name: string;
  status: "passed" | "failed";
  message: string;
}

const run = promisify(execFile);
const parent = await mkdtemp(join(tmpdir(), "openward-lists-"));
const checkout = join(parent, "site");

beforeAll(async () => {
  await copyCheckout(checkout, { build: false, sharesModules: true });
  await takeOffList(checkout, removableFeatures.filter(hasFeature));
});

afterAll(() => rm(parent, { recursive: true }));

test("with features off the list, the tests that list parts of all features pass", async () => {
  const report = join(checkout, "test-results/lists.json");
  const vitest = join(checkout, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--maxWorkers=1", "--reporter=json", `--outputFile=${report}`, ...TESTS];
  const { stderr } = await run(process.execPath, args, { cwd: checkout }).catch((error) => error);
  const { testResults }: { testResults: FileResult[] } = JSON.parse(
    await readFile(report, "utf8").catch(() => expect.fail(stderr)),
  );
  expect(testResults.length).toBe(TESTS.length);
  const failed = testResults.flatMap(({ name, status, message }) =>
    status === "passed" ? [] : [`${name} ${message}`],
  );
  expect(failed).toEqual([]);
});

test("the types of the pages in their folders are written, so that the compiler checks them", async () => {
  const reactRouter = join(checkout, "node_modules/@react-router/dev/bin.cjs");
  await run(process.execPath, [reactRouter, "typegen"], { cwd: checkout });
  const types = join(checkout, ".react-router/types/src/features/newsletter/site/+types/confirm.ts");
  expect(existsSync(types)).toBe(true);
});
