// Runs one TypeScript file of the checkout (the first argument). Resolves imports as the bundler does. Needs
// Node 24.
import { resolve } from "node:path";
import { runnerImport } from "vite";
import { withoutStyles } from "./without-styles.mjs";

await runnerImport(resolve(process.argv[2]), {
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
  plugins: [withoutStyles],
});
