import { useShellPart } from "~/site/use-shell-part";
import { IncidentBanner } from "./incident-banner";

/** The incident from the root loader. */
export function CurrentIncident() {
  return <IncidentBanner incident={useShellPart("incident") ?? null} />;
}
