import { currentIncident, INCIDENT_TAG, type Incident } from "~/domain/incident/current-incident";
import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";

/** The emergency that was announced last, which may be over by the clock; null where there is none. */
export type KnownIncident = Known<Incident | null>;

/** @param now the current time */
export function knownIncident(db: RootDatabase, now: () => Date): KnownIncident {
  return known(() => currentIncident(db, now()), INCIDENT_TAG);
}
