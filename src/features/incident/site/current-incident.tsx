import { useShellPart } from "~/site/use-shell-part";
import { IncidentBanner } from "./incident-banner";

/** The incident that the root loader found. */
export function CurrentIncident() {
  return <IncidentBanner incident={useShellPart("incident") ?? null} />;
}
