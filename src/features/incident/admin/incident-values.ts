import { instantFromLocal } from "~/admin/content/inputs/local-time";
import type { IncidentResponse } from "../api/admin-incident-api";
import { type IncidentKind, incidentPresets } from "../presets";

/** When it ends: after that many hours, at a time, or when staff end it. */
export type Ending = "2" | "6" | "12" | "24" | "at" | "never";

export interface IncidentValues {
  kind: IncidentKind;
  title: string;
  text: string;
  url: string;
  linkLabel: string;
  closures: string;
  textHome: boolean;
  ending: Ending;
  /** For `at`: local time of the hospital, `2026-03-08T08:00`. */
  endsAt: string;
}

const HOUR_MS = 3_600_000;

/** Replaces the text with that of a preset. */
export function presetValues(
  kind: IncidentKind,
): Pick<IncidentValues, "kind" | "title" | "text" | "closures"> {
  const { title, text, closures } = incidentPresets[kind];
  return { kind, title, text, closures };
}

/** The initial values: the current incident, an earlier one, or a preset. */
export function valuesOf(incident: IncidentResponse | null, localEnd: string): IncidentValues {
  const nothing = { url: "", linkLabel: "", textHome: false, ending: "6" as const, endsAt: "" };
  if (!incident) return { ...presetValues("weather"), ...nothing };
  const { title, text, url, linkLabel, closures, textHome } = incident;
  const kind = incident.kind in incidentPresets ? (incident.kind as IncidentKind) : "other";
  const ending = localEnd ? "at" : "never";
  return { kind, title, text, url, linkLabel, closures, textHome, ending, endsAt: localEnd };
}

/**
 * The request body.
 * @param now milliseconds since 1970
 */
export function bodyOf({ ending, endsAt, ...rest }: IncidentValues, now: number, timeZone: string) {
  return { ...rest, endsAt: endOf(ending, endsAt, now, timeZone) };
}

function endOf(ending: Ending, at: string, now: number, timeZone: string): string | null {
  if (ending === "never") return null;
  // An incomplete time is sent unchanged, so that the server reports it.
  if (ending === "at") return instantFromLocal(at, timeZone) ?? at;
  return new Date(now + Number(ending) * HOUR_MS).toISOString();
}
