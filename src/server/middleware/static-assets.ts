import { createMiddleware } from "hono/factory";
import type { Asset, AssetStore } from "../assets/asset-store";
import type { HonoEnv } from "../hono-env";
import { preferredEncoding } from "../page-cache/preferred-encoding";
import { methodNotAllowed } from "./guard-method";

/** Serves the build's files, which the build has compressed. */
export function staticAssets(assets: AssetStore) {
  return createMiddleware<HonoEnv>(async (c, next) => {
    const asset = assets.find(c.req.path);
    if (!asset) return next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw methodNotAllowed(["GET", "HEAD"]);
    const encoding = preferredEncoding(c.req.header("accept-encoding"));
    const compressed = encoding && asset[encoding];
    const headers: Record<string, string> = {
      "content-type": asset.type,
      "cache-control": cacheControlOf(c.req.path, asset),
      etag: asset.etag,
      vary: "accept-encoding",
    };
    if (c.req.header("if-none-match") === asset.etag) return c.body(null, 304, headers);
    if (compressed) headers["content-encoding"] = encoding;
    return c.body((compressed || asset.plain) as Uint8Array<ArrayBuffer>, 200, headers);
  });
}

/** A cached old worker would keep serving old versions of everything else. */
function cacheControlOf(path: string, { immutable }: Asset): string {
  if (path === "/sw.js") return "no-cache";
  return immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
