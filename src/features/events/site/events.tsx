import { presentPage } from "~/features/pages/shared/page/present-page";
import { blockContext } from "~/server/block-context";
import { requestContext } from "~/server/context";
import type { PageHandle } from "~/site/page-handle";
import { Link } from "~/ui/link/link";
import { eventItem } from "../calendar-event/event-item";
import { eventStarts } from "../calendar-event/event-starts";
import { eventsBetween } from "../calendar-event/events-between";
import { browseResult, MAX_LISTED, queryPeriod } from "../shared/site/browse";
import { browseMeta } from "../shared/site/browse-meta";
import { BrowsePage } from "../shared/site/browse-page";
import { browseParameters, browseQuery } from "../shared/site/browse-query";
import { CalendarLine } from "../shared/site/calendar-line";
import { untilNextDay } from "../shared/site/until-next-day";
import type { Route } from "./+types/events";

const PATH = "/events";
const TITLE = "Events";

export const handle: PageHandle = { page: { searchParams: [...browseParameters] } };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  browseMeta(loaderData, matches, { path: PATH, title: TITLE, description: "What is on at the hospital." });

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { db, env, now: clock, page: scope } = services;
  const { validUntil } = scope;
  const [now, timeZone] = [clock(), env.TZ_HOSPITAL];
  const query = { ...browseQuery(url.searchParams, now, timeZone), type: "" };
  const forBlocks = await blockContext(services);
  const [events, starts, page] = await Promise.all([
    eventsBetween(db, { ...queryPeriod(query, now, timeZone), limit: MAX_LISTED }),
    eventStarts(db, now),
    presentPage(forBlocks, PATH),
  ]);
  validUntil(untilNextDay(now, timeZone));
  for (const { endsAt } of events) if (endsAt > now) validUntil(endsAt);
  const found = events.map((event) => ({
    startsAt: event.startsAt,
    on: [event],
    item: eventItem(event, timeZone),
  }));
  return { page, browsed: browseResult(query, found, starts, { now, timeZone }) };
}

/** The community calendar: events without registration. */
export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <BrowsePage
      {...loaderData}
      path={PATH}
      title={TITLE}
      types={[]}
      noun={{ one: "event", many: "events" }}
      entry={({ href, title }, time) => <CalendarLine time={time} link={<Link href={href}>{title}</Link>} />}
    />
  );
}
