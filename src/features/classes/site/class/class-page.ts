import { formatInstant } from "~/content/values/format-instant";
import { zonedInstant } from "~/content/values/zoned-instant";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/server/context";
import { classBySlug } from "../../class/class-by-slug";
import { classCost, classDates, classPlace } from "../../class/class-facts";
import { classItem } from "../../class/class-item";
import { otherDates } from "../../class/other-dates";
import { nextSession } from "../../class/sessions";
import { upcomingClasses } from "../../class/upcoming-classes";
import { offeredClasses } from "../../offered-classes";
import type { Offering } from "../../registrations/availability";

const MORE = 3;
const MAX_DATES = 6;

const DAY = 24 * 3_600_000;

export type ClassPage = Awaited<ReturnType<typeof classPage>>;

/**
 * The data of a class's page.
 * @throws AppError NOT_FOUND if no published class has that slug
 */
export async function classPage({ db, env, now, page }: RequestContext, slug: string) {
  const found = await classBySlug(db, slug);
  if (!found) throw new AppError("NOT_FOUND", "There is no class at this address.");
  const zone = env.TZ_HOSPITAL;
  const { id, title, body, image, category, location, startsAt, endsAt, registrationEndsAt } = found;
  const series = await otherDates(db, id, { now: now(), limit: MAX_DATES });
  const others = series?.dates ?? (await upcomingClasses(db, { now: now(), limit: MORE, except: id }));
  const [offered] = await offeredClasses({ db, env, now }, page, [found]);
  if (!offered) throw new Error("A class has no counts.");
  for (const other of others) page.validUntil(nextSession(other, now())?.endsAt ?? other.endsAt);
  return {
    id,
    title,
    body,
    image,
    offering: offered.offering,
    isOver: endsAt <= now(),
    isCancelled: found.cancelledAt !== null,
    path: `/classes/${found.slug}`,
    kind: category?.name ?? "Class",
    category: category?.slug ?? "",
    when: classDates(found, zone),
    sessions: offered.sessions,
    where: classPlace(found),
    place: {
      room: found.place,
      location: location && { slug: location.slug, name: location.name },
      address: location && addressOf(location),
    },
    address: location && addressOf(location),
    cost: classCost(found),
    teacher: found.teacher,
    language: found.language,
    whatToBring: found.whatToBring,
    priceNote: found.priceNote,
    refundRule: offered.refundRule,
    availability: availabilityOnTheWeb(offered.offering.state),
    price: (found.registrationCost / 100).toFixed(2),
    until: registrationEndsAt && formatInstant(registrationEndsAt, zone),
    starts: zonedInstant(startsAt, zone),
    ends: zonedInstant(endsAt, zone),
    more: others.map((other) => classItem(other, zone, now())),
    seriesId: series?.seriesId ?? null,
    /** The class takes place on several days, which only staff's text describes. */
    isRepeatedWithin:
      found.sessions.length === 1 && found.useCustomDateDescription && +endsAt - +startsAt > DAY,
  };
}

/** The availability as a schema.org term; null if the class takes no online registrations. */
function availabilityOnTheWeb(state: Offering["state"]): string | null {
  if (state === "none" || state === "by-phone") return null;
  return `https://schema.org/${state === "open" ? "InStock" : state === "full" ? "SoldOut" : "Discontinued"}`;
}

function addressOf(place: {
  addressLine1: string;
  addressCity: string;
  addressState: string;
  addressPostalCode: string;
}): string {
  const { addressLine1, addressCity, addressState, addressPostalCode } = place;
  return `${addressLine1}, ${addressCity}, ${addressState} ${addressPostalCode}`;
}
