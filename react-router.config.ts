import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./src/web/assets/compress-assets";

export default {
  appDirectory: "src/web",
  // Every route is known to the browser from the first document on: no request for a manifest while navigating.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
