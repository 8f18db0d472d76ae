import { classBySlug } from "~/content/types/class/class-by-slug";
import { classCost, classDates, classPlace } from "~/content/types/class/class-facts";
import { classItem } from "~/content/types/class/class-item";
import { classTags } from "~/content/types/class/class-views";
import { upcomingClasses } from "~/content/types/class/upcoming-classes";
import { instantInWords } from "~/content/types/instant-in-words";
import { zonedInstant } from "~/content/types/zoned-instant";
import { AppError } from "~/platform/errors/app-error";
import type { RequestContext } from "~/web/context";

const MORE = 3;
/** Tours of the birth place have a line of their own. */
const BIRTH_PLACE = "birth-place-tour";

export type ClassPage = Awaited<ReturnType<typeof classPage>>;

/**
 * Everything that the page of a class shows.
 * @throws AppError NOT_FOUND where no class is public under that slug
 */
export async function classPage({ db, env, now, page }: RequestContext, slug: string) {
  page.reads(...classTags);
  const found = await classBySlug(db, slug);
  if (!found) throw new AppError("NOT_FOUND", "There is no class at this address.");
  const zone = env.TZ_HOSPITAL;
  const { id, title, body, image, category, location, startsAt, endsAt, registrationEndsAt } = found;
  const others = await upcomingClasses(db, { now: now(), limit: MORE, except: id });
  const isOver = endsAt <= now();
  const isClosed = isOver || (registrationEndsAt !== null && registrationEndsAt <= now());
  const ahead = [endsAt, registrationEndsAt, ...others.map((other) => other.endsAt)];
  for (const instant of ahead) if (instant && instant > now()) page.holdsUntil(instant);
  const registration: "none" | "open" | "over" = !found.hasRegistration ? "none" : isClosed ? "over" : "open";
  return {
    ...{ id, title, body, image, isOver, registration },
    path: `/classes/${found.slug}`,
    kind: category?.name ?? "Class",
    isBirthPlace: category?.slug === BIRTH_PLACE,
    when: classDates(found, zone),
    where: classPlace(found),
    place: {
      room: found.place,
      location: location && { slug: location.slug, name: location.name },
      address: location && addressOf(location),
    },
    address: location && addressOf(location),
    cost: classCost(found),
    price: (found.registrationCost / 100).toFixed(2),
    until: registrationEndsAt && instantInWords(registrationEndsAt, zone),
    starts: zonedInstant(startsAt, zone),
    ends: zonedInstant(endsAt, zone),
    more: others.map((other) => classItem(other, zone)),
  };
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
