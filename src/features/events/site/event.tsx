import { formatDates } from "~/content/values/format-dates";
import { zonedInstant } from "~/content/values/zoned-instant";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { pageMeta } from "~/site/meta/page-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { eventBySlug } from "../calendar-event/event-by-slug";
import { eventItem } from "../calendar-event/event-item";
import { upcomingEvents } from "../calendar-event/upcoming-events";
import { Occasion } from "../shared/site/occasion";
import { occasionStructuredData } from "../shared/site/occasion-structured-data";
import type { Route } from "./+types/event";

export const handle: PageHandle = { page: { searchParams: [] } };

const PARENT = { label: "Events", href: "/events" };
const MORE = 3;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { id, path, title, when, where } = loaderData;
  const description = `${title}: ${when}, ${where}.`;
  const described = { ...loaderData, description, address: null, imageSrc: null, price: null };
  return pageMeta(root, {
    title,
    description,
    path,
    record: `calendarevent/${id}`,
    structuredData: root ? occasionStructuredData(root, "Event", described, PARENT) : [],
  });
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, env, now, page } = context.get(requestContext);
  const event = await eventBySlug(db, params.slug);
  if (!event) throw new AppError("NOT_FOUND", "There is no event at this address.");
  const { id, slug, title, place: where, body, startsAt, endsAt } = event;
  const others = await upcomingEvents(db, { now: now(), limit: MORE, except: id });
  const isOver = endsAt <= now();
  if (!isOver) page.validUntil(endsAt);
  for (const other of others) page.validUntil(other.endsAt);
  return {
    id,
    title,
    where,
    body,
    isOver,
    path: `/events/${slug}`,
    when: formatDates(event, env.TZ_HOSPITAL),
    starts: zonedInstant(startsAt, env.TZ_HOSPITAL),
    ends: zonedInstant(endsAt, env.TZ_HOSPITAL),
    more: others.map((other) => eventItem(other, env.TZ_HOSPITAL)),
  };
}

export default function Event({ loaderData }: Route.ComponentProps) {
  const { when, where } = loaderData;
  return (
    <Occasion
      {...loaderData}
      parent={PARENT}
      kind="Event"
      image={null}
      facts={[
        { kind: "when", value: when },
        { kind: "where", value: where },
      ]}
      moreHeading="Other events"
    />
  );
}
