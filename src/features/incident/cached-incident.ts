import { type Cached, cached } from "~/platform/cache/cached";
import type { RootDatabase } from "~/platform/database/database";
import { currentIncident, type Incident } from "./current-incident";

/** The latest announced incident, which may have expired; null if there is none. */
export type CachedIncident = Cached<Incident | null>;

declare module "~/server/cached-services" {
  interface CachedServices {
    incident: CachedIncident;
  }
}

/** @param now the current time */
export function cachedIncident(db: RootDatabase, now: () => Date): CachedIncident {
  return cached(() => currentIncident(db, now()));
}
