import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "~/platform/logging/logger";
import type { Identity } from "./admin-api/identity";

/** Values that the first middleware derive from a request for the later ones. */
export interface HonoEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /**
     * The visitor's network, not that of a trusted proxy (`networkOf`). Rate limits count by it and nothing
     * else. Never logged, stored only as a hash.
     */
    network: string;
    /** Scheme and host at which the visitor reaches the site. */
    origin: string;
    log: Logger;
    /** Who is signed in; set by the guard of an admin endpoint. */
    identity?: Identity;
    /** The page cache's result, for the log and the counters. */
    cacheResult?: "hit" | "miss" | "stale" | "bypass";
  };
}

export type WebContext = Context<HonoEnv>;
