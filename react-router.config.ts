import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./src/server/assets/compress-assets";
import { writePublicRoutes } from "./src/server/assets/public-routes";
import { unmarkStyles } from "./src/server/assets/unmark-styles";
import { writeSiteStyles } from "./src/server/page-styles/split-styles";

export default {
  appDirectory: "src",
  // scripts/lib/build.mjs writes it beside the build that a running site uses.
  buildDirectory: process.env.BUILD_DIRECTORY || "build",
  // The browser knows all routes from the first document on, without a request for a manifest while
  // navigating.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await unmarkStyles(buildDirectory);
    await writePublicRoutes(join(buildDirectory, "client"));
    await writeSiteStyles(buildDirectory);
    await compressAssets(join(buildDirectory, "client"));
  },
} satisfies Config;
