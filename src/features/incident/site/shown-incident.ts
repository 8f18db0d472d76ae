import type { Visibility } from "~/content/visibility/visibility";
import type { ShellPart } from "~/server/shell-part";
import { currentIncident, type Incident } from "../current-incident";

/** The notice on every page. */
export interface ShownIncident {
  title: string;
  text: string;
  /** The link to more information; empty if there is none. */
  url: string;
  linkLabel: string;
  /** When it expires, ISO 8601. */
  until: string | null;
}

declare module "~/server/shell-part" {
  interface ShellParts {
    /** Usually null. */
    incident: ShownIncident | null;
  }
}

/** The notice for every page. Pages are cached at most until the incident ends. */
export const incidentOnEveryPage: ShellPart<ShownIncident | null> = {
  async read(db, readAt) {
    const found = await currentIncident(db, readAt);
    return ({ now, visibility, validUntil }) => {
      if (found?.endsAt) validUntil(found.endsAt);
      return withVisibleLink(shownIncident(found, now), visibility);
    };
  },
};

/** The notice at a time; null if there is none or it has expired. */
export function shownIncident(incident: Incident | null, now: Date): ShownIncident | null {
  if (!incident || (incident.endsAt && incident.endsAt <= now)) return null;
  const { title, text, url, linkLabel, endsAt } = incident;
  return { title, text, url, linkLabel, until: endsAt?.toISOString() ?? null };
}

/** Removes a link if its target is hidden. */
export function withVisibleLink<Shown extends { url: string } | null>(
  incident: Shown,
  { hides }: Pick<Visibility, "hides">,
): Shown {
  return incident && hides(incident.url) ? { ...incident, url: "" } : incident;
}
