import type { Visibility } from "~/content/visibility/visibility";
import type { ShellPart } from "~/server/shell-part";
import { currentIncident, type Incident } from "../current-incident";

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

declare module "~/server/shell-part" {
  interface ShellParts {
    /** Null on most days. */
    incident: ShownIncident | null;
  }
}

/** The notice on every page. A page is not kept beyond the incident's time. */
export const incidentOnEveryPage: ShellPart<ShownIncident | null> = {
  async read(db, readAt) {
    const found = await currentIncident(db, readAt);
    return ({ now, visibility, holdsUntil }) => {
      if (found?.endsAt) holdsUntil(found.endsAt);
      return withVisibleLink(asShown(found, now), visibility);
    };
  },
};

/** What is shown of one at a moment; null where there is none, or its time is over. */
export function asShown(incident: Incident | null, now: Date): ShownIncident | null {
  if (!incident || (incident.endsAt && incident.endsAt <= now)) return null;
  const { title, text, url, linkLabel, endsAt } = incident;
  return { title, text, url, linkLabel, until: endsAt?.toISOString() ?? null };
}

/** Without a link that leads to something hidden. */
export function withVisibleLink<Shown extends { url: string } | null>(
  incident: Shown,
  { hides }: Pick<Visibility, "hides">,
): Shown {
  return incident && hides(incident.url) ? { ...incident, url: "" } : incident;
}
