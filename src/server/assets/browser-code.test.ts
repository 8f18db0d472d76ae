import { join } from "node:path";
import { build, type PluginOption } from "vite";
import { expect, test } from "vitest";
import { projectRoot } from "~/platform/project-root";
import config from "../../../vite.config";
import { onlyBrowserCode } from "./browser-code";

// There is no such file: the bundler gets its content directly.
const entry = join(projectRoot(), "src/ui/planted.ts");

/** @throws Error when the build of a browser's file with these lines fails */
async function buildForBrowsers(lines: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [
      {
        name: "planted",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? lines : null),
      },
      onlyBrowserCode(),
    ],
    resolve: { tsconfigPaths: true },
    build: { write: false, rolldownOptions: { input: entry } },
  });
}

test.each([
  ["the platform", "crypto/sealer.ts in", `import { createSealer as used } from "~/platform/crypto/sealer"`],
  ["the server kit", "page-number.ts in", `import { pageNumber as used } from "~/server/page-number"`],
  ["the app", "with-app-errors.ts in", `import { withAppErrors as used } from "~/app/with-app-errors"`],
  ["a command", "progress.ts in", `import { progress as used } from "~/commands/progress"`],
  [
    "the records of a new site",
    "starter-pages.ts in",
    `import { starterPages as used } from "~/starter/starter-pages"`,
  ],
  ["a feature's tables", "page/table.ts in", `import { page as used } from "~/features/pages/page/table"`],
  ["Node", "browser-external", `import { readFile as used } from "node:fs/promises"`],
  ["a package of the server", "drizzle-orm", `import { sql as used } from "drizzle-orm"`],
])("the build fails when a browser's file contains code of %s", async (_, module, line) => {
  const failure = await buildForBrowsers(`${line}; console.log(used);`).catch(
    (error: Error) => error.message,
  );
  expect(failure).toContain("Browsers would be sent server code");
  expect(failure).toContain(module);
});

test("a browser's file may contain what the server shares with browsers", async () => {
  await buildForBrowsers(
    `import { permissionFlags } from "~/platform/isomorphic/permissions"; console.log(permissionFlags);`,
  );
});

test("the site is built with this check", () => {
  const names = (plugins: PluginOption[]): string[] =>
    plugins.flatMap((plugin) => {
      if (Array.isArray(plugin)) return names(plugin);
      return plugin && "name" in plugin ? plugin.name : [];
    });
  expect(names(config.plugins ?? [])).toContain(onlyBrowserCode().name);
});
