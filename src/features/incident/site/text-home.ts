import { createHash } from "node:crypto";
import { locationCards } from "~/features/care/shared/location/location-card";
import { placeNow } from "~/features/care/shared/location/place-now";
import { publishedSettings } from "~/features/settings/shared/site-settings";
import type { RequestContext } from "~/server/context";
import { currentIncident } from "../current-incident";
import { withVisibleLink } from "./shown-incident";
import { TEXT_HOME_STYLE } from "./text-home-style";
import { trimTextHome } from "./trim-text-home";

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(TEXT_HOME_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Context = Pick<RequestContext, "db" | "env" | "now" | "page" | "visibility">;

/**
 * The home page as a text document of at most 10 kB, which loads even on a phone with a weak signal, if staff turned it
 * on. Otherwise undefined. The normal home page depends on the same tag, so it is replaced when staff turn this on.
 */
export async function textHome({ db, env, now, page, visibility }: Context): Promise<Response | undefined> {
  const incident = await currentIncident(db, now());
  if (incident?.endsAt) page.validUntil(incident.endsAt);
  if (!incident?.textHome) return undefined;
  const [settings, cards] = [await publishedSettings(db), await locationCards(db)];
  const clock = { now: now(), timeZone: env.TZ_HOSPITAL, validUntil: page.validUntil };
  const html = trimTextHome(
    withVisibleLink(incident, await visibility()),
    settings,
    cards.map((card) => placeNow(card, clock)),
  );
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
  });
}
