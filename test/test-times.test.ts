import { join } from "node:path";
import { expect, test } from "vitest";

const { slowestTests } = await import(join(import.meta.dirname, "../scripts/lib/test-times.mjs"));

const vitest = {
  testResults: [
    {
      name: "/checkout/src/queue.test.ts",
      assertionResults: [
        { fullName: "a queue keeps its order", duration: 1_200 },
        { fullName: "a skipped test has no duration" },
      ],
    },
  ],
};
const runs = [{ duration: 2_000 }, { duration: 1_500 }];
const spec = {
  file: "menu.spec.ts",
  title: "the menu opens",
  tests: [{ projectName: "360", results: runs }],
};
const playwright = { suites: [{ suites: [{ specs: [spec] }], specs: [] }] };

test("names the slowest tests of both reports, slowest first, and leaves out a missing report", () => {
  const opened = { seconds: 3.5, file: "menu.spec.ts", title: "the menu opens (360)" };
  const ordered = { seconds: 1.2, file: "queue.test.ts", title: "a queue keeps its order" };
  expect(slowestTests({ vitest, playwright }, 2)).toEqual([opened, ordered]);
  expect(slowestTests({ vitest: undefined, playwright }, 2)).toEqual([opened]);
});
