import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";
import { onlyBrowserCode } from "./browser-code.ts";

const ENTRY = "src/site/offline/worker.ts";

/**
 * Adds `/sw.js`, a separate script, to the browser's files. It contains the build's name, because browsers
 * recognize a newer worker by its text.
 */
export function serviceWorker(): Plugin {
  return {
    name: "openward-service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).toSorted().join("\n");
      const made = createHash("sha256").update(names).digest("hex").slice(0, 16);
      this.emitFile({ type: "asset", fileName: "sw.js", source: `/* ${made} */\n${await bundled()}` });
    },
  };
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [onlyBrowserCode()],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: ENTRY, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("The service worker was not bundled into one file.");
  return chunk.code;
}
