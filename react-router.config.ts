import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./src/web/assets/compress-assets";
import { unmarkStyles } from "./src/web/assets/unmark-styles";

export default {
  appDirectory: "src/web",
  // Every route is known to the browser from the first document on: no request for a manifest while navigating.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await unmarkStyles(buildDirectory);
    await compressAssets(join(buildDirectory, "client"));
  },
} satisfies Config;
