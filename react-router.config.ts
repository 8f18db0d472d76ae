import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./src/web/assets/compress-assets";
import { writePublicRoutes } from "./src/web/assets/public-routes";
import { unmarkStyles } from "./src/web/assets/unmark-styles";

export default {
  appDirectory: "src/web",
  // The routes are known to the browser from the first document on: no request for a manifest while navigating.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await unmarkStyles(buildDirectory);
    await writePublicRoutes(join(buildDirectory, "client"));
    await compressAssets(join(buildDirectory, "client"));
  },
} satisfies Config;
