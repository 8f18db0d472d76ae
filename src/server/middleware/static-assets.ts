import { createMiddleware } from "hono/factory";
import type { AssetStore } from "../assets/asset-store";
import { sendContent } from "../direct/send-content";
import type { HonoEnv } from "../hono-env";
import { methodNotAllowed } from "./guard-method";

/** Serves the build's files, which the build has compressed. */
export function staticAssets(assets: AssetStore) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const asset = assets.find(c.req.path);
    if (!asset) return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
    return sendContent(c, asset);
  });
}
