import { browseResult, MAX_LISTED, queryPeriod } from "~/features/events/shared/site/browse";
import { browseMeta } from "~/features/events/shared/site/browse-meta";
import { BrowsePage } from "~/features/events/shared/site/browse-page";
import { browseParameters, browseQuery } from "~/features/events/shared/site/browse-query";
import { CalendarLine } from "~/features/events/shared/site/calendar-line";
import { CLASSES_PATH } from "~/features/events/shared/site/paths";
import { untilNextDay } from "~/features/events/shared/site/until-next-day";
import { presentPage } from "~/features/pages/shared/page/present-page";
import { blockContext } from "~/server/block-context";
import { requestContext } from "~/server/context";
import type { PageHandle } from "~/site/page-handle";
import { Link } from "~/ui/link/link";
import { classStarts } from "../class/class-starts";
import { classesBetween } from "../class/classes-between";
import { nextSession } from "../class/sessions";
import { classCategories } from "../class-category/class-categories";
import { offeredClasses } from "../offered-classes";
import type { Route } from "./+types/classes";
import { type ClassEntry, classEntry } from "./class/class-entry";
import { QuickView } from "./class/quick-view";
import { SignUp } from "./class/sign-up";
import { ConfirmedByAddress } from "./registration/confirmed-by-address";
import { confirmationParameters, requestedConfirmation } from "./registration/requested-confirmation";

const TITLE = "Classes & Education";

export const handle: PageHandle = {
  page: { searchParams: [...browseParameters, ...confirmationParameters] },
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  browseMeta(loaderData, matches, {
    path: CLASSES_PATH,
    title: TITLE,
    description: "Classes at the hospital: when they are, what they cost and how to sign up.",
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { db, env, now: clock, page: scope, keyedHash } = services;
  const { validUntil } = scope;
  const now = clock();
  const timeZone = env.TZ_HOSPITAL;
  const query = browseQuery(url.searchParams, now, timeZone);
  const confirmation = requestedConfirmation(url.searchParams, timeZone, keyedHash);
  if (confirmation) scope.notCacheable();
  const forBlocks = await blockContext(services);
  const period = queryPeriod(query, now, timeZone);
  const [views, starts, types, page] = await Promise.all([
    classesBetween(db, { ...period, type: query.type, limit: MAX_LISTED }),
    classStarts(db, now),
    classCategories(db),
    presentPage(forBlocks, CLASSES_PATH),
  ]);
  const offered = await offeredClasses({ db, env, now: clock }, scope, views);
  validUntil(untilNextDay(now, timeZone));
  const found = offered.map((offer) => {
    const { sessions, startsAt, useCustomDateDescription } = offer.view;
    const { startsAt: next } = nextSession(offer.view, period.from) ?? offer.view;
    return {
      startsAt: next,
      // A class such as "Four Wednesdays in a row" does not take place on every day from the first to the last.
      on: useCustomDateDescription && sessions.length === 1 ? [{ startsAt, endsAt: startsAt }] : sessions,
      item: classEntry(offer, timeZone, now, new Date(Math.max(+now, +period.from))),
    };
  });
  return { page, types, confirmation, browsed: browseResult(query, found, starts, { now, timeZone }) };
}

/** The classes page: list or calendar, with availability. */
export default function Classes({ loaderData }: Route.ComponentProps) {
  return (
    <BrowsePage
      {...loaderData}
      notice={loaderData.confirmation && <ConfirmedByAddress {...loaderData.confirmation} />}
      path={CLASSES_PATH}
      title={TITLE}
      noun={{ one: "class", many: "classes" }}
      aside={(item) => (
        <>
          <SignUp {...item} />
          <QuickView {...item} />
        </>
      )}
      entry={(item, time) => <Entry item={item} time={time} />}
      feed="/classes/feed.ics"
    />
  );
}

const NOTES: Partial<Record<ClassEntry["offering"]["state"], string>> = {
  full: "Class is Full",
  cancelled: "Canceled",
  over: "Registration period is over",
};

function Entry({ item, time }: { item: ClassEntry; time: string }) {
  return (
    <CalendarLine
      time={time}
      link={
        <Link href={`emit:class-details?id=${item.id}`} instead={item.href}>
          {item.title}
        </Link>
      }
      note={NOTES[item.offering.state]}
    />
  );
}
