import { createHash } from "node:crypto";
import { build, type Plugin } from "vite";
import { onlyBrowserCode } from "./browser-code.ts";

/** The file and the source of each worker: the one of the public pages, and the one of the admin area. */
const WORKERS = {
  "sw.js": "src/site/offline/worker.ts",
  "staff-sw.js": "src/admin/offline/worker.ts",
};

/**
 * Adds the service workers, separate scripts, to the browser's files. They contain the build's name, because browsers
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
      for (const [fileName, input] of Object.entries(WORKERS)) {
        const source = `/* ${made} */\n${await bundled(fileName, input)}`;
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

async function bundled(fileName: string, input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [onlyBrowserCode()],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input, output: { format: "iife", entryFileNames: fileName } },
    },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("The service worker was not bundled into one file.");
  return chunk.code;
}
