import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "~/platform/project-root";
import { erasures } from "./stored-data";

test("lists every kind of erasure once, so that a restore can repeat it", () => {
  const defined = globSync("src/**/*.ts", { cwd: projectRoot() }).flatMap((file) => {
    const text = readFileSync(join(projectRoot(), file), "utf8");
    return [...text.matchAll(/: Erasure = \{\s*kind: "([^"]+)"/g)].map(([, kind]) => kind);
  });
  expect(defined.length).toBeGreaterThan(10);
  expect(erasures.map(({ kind }) => kind).sort()).toEqual(defined.sort());
});
