import { readdirSync } from "node:fs";
import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { hasFeature } from "./src/features.ts";
import SlowestFilesFirst from "./test/slowest-files-first.ts";
import { isTestAll } from "./test/test-all.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { development: false } },
  test: {
    // As on the site. React's development build takes several times as long to render a message or a page.
    env: { NODE_ENV: "production" },
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...absentFeatures().map((name) => `src/features/${name}/**`)],
    globalSetup: "test/start-test-postgres.ts",
    setupFiles: "test/setup.ts",
    // One more than the two cores of a small machine, because some tests wait for a timer or for a site.
    maxWorkers: 3,
    tags: [{ name: "test-all", description: "Only in `npm run test:all`.", skip: !isTestAll }],
    sequence: { sequencer: SlowestFilesFirst },
    // Loading the modules again for each file took longer than the tests. So files share modules, and no test
    // mocks a module.
    isolate: false,
    // Far longer than any test takes: no test should fail because the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
});

/** Folders of features that are not on the list: their tests would test what is not part of the site. */
function absentFeatures(): string[] {
  return readdirSync(join(import.meta.dirname, "src/features")).filter((name) => !hasFeature(name));
}
