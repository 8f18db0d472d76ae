import type { Visibility } from "~/content/visibility/visibility";
import type { RequestContext } from "~/server/context";
import { currentIncident, INCIDENT_TAG, type Incident } from "../current-incident";

/** What every page says in an emergency. */
export interface ShownIncident {
  title: string;
  text: string;
  /** Where more is said; empty where nowhere. */
  url: string;
  linkLabel: string;
  /** When it ends by itself, ISO 8601. */
  until: string | null;
}

/** For a page: it is dropped when an incident begins, changes or ends, and is not kept beyond its time. */
export async function shownIncident({
  db,
  now,
  page,
}: Pick<RequestContext, "db" | "now" | "page">): Promise<ShownIncident | null> {
  page.reads(INCIDENT_TAG);
  const found = await currentIncident(db, now());
  if (found?.endsAt) page.holdsUntil(found.endsAt);
  return asShown(found, now());
}

/** What is shown of one at a moment; null where there is none, or its time is over. */
export function asShown(incident: Incident | null, now: Date): ShownIncident | null {
  if (!incident || (incident.endsAt && incident.endsAt <= now)) return null;
  const { title, text, url, linkLabel, endsAt } = incident;
  return { title, text, url, linkLabel, until: endsAt?.toISOString() ?? null };
}

/** Without a link that leads to something hidden. */
export function withVisibleLink<Shown extends { url: string } | null>(
  incident: Shown,
  { hides }: Visibility,
): Shown {
  return incident && hides(incident.url) ? { ...incident, url: "" } : incident;
}
