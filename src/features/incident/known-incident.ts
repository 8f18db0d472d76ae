import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";
import { currentIncident, INCIDENT_TAG, type Incident } from "./current-incident";

/** The emergency that was announced last, which may be over by the clock; null where there is none. */
export type KnownIncident = Known<Incident | null>;

declare module "~/server/kept-services" {
  interface KeptServices {
    incident: KnownIncident;
  }
}

/** @param now the current time */
export function knownIncident(db: RootDatabase, now: () => Date): KnownIncident {
  return known(() => currentIncident(db, now()), INCIDENT_TAG);
}
