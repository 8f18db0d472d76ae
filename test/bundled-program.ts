import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { afterAll } from "vitest";

/**
 * Bundles a TypeScript program for Node, so that its processes start quickly. Removed after the tests of the
 * file.
 * @param input its path
 * @returns the path of the bundle, which every user may read
 */
export async function bundledProgram(input: string, plugins: Plugin[] = []): Promise<string> {
  const root = join(import.meta.dirname, "..");
  await mkdir(join(root, "test-results"), { recursive: true });
  const outDir = await mkdtemp(join(root, "test-results", "program-"));
  await chmod(outDir, 0o755);
  afterAll(() => rm(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    plugins,
    // Bundled completely and tree-shaken, it starts several times as fast.
    ssr: { noExternal: true, external: ["pg", "pg-boss", "react", "react-dom"] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { input, output: { entryFileNames: "program.mjs" } },
    },
  });
  return join(outDir, "program.mjs");
}
