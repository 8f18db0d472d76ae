import type { Tracking } from "~/server/isomorphic/tracking";
import type { ConsentPurpose, TrackingConsent } from "../store/stored-state";
import { usesAny } from "./services";

/** The purposes for which this hospital asks for consent, all in one question. */
export function purposesOf(tracking: Tracking | null | undefined): ConsentPurpose[] {
  const purposes: ConsentPurpose[] = [];
  if (usesAny(tracking)) purposes.push("services");
  if (tracking?.measuresSpeed) purposes.push("speed");
  return purposes;
}

/** The visitor's answer for one purpose; undefined if the question that they answered did not name it. */
export function answerFor(
  consent: TrackingConsent | null,
  purpose: ConsentPurpose,
): TrackingConsent["choice"] | undefined {
  return consent?.purposes?.includes(purpose) ? consent.choice : undefined;
}
