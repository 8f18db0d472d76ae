import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "~/platform/logging/logger";
import type { Identity } from "./admin-api/identity";

/** What the first middleware learn about a request, for those that follow. */
export interface HonoEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Of the visitor, not of a trusted proxy (`networkOf`): the only thing that limits may count by. Never logged, stored as a hash. */
    network: string;
    /** Scheme and host under which the visitor reaches the site. */
    origin: string;
    log: Logger;
    /** Who is signed in; set by the guard of an admin endpoint. */
    identity?: Identity;
    /** How the page cache answered, for the log and the counters. */
    cacheResult?: "hit" | "miss" | "stale" | "bypass";
  };
}

export type WebContext = Context<HonoEnv>;
