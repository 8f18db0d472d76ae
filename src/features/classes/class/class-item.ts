import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { leafOf } from "~/content/values/leaf-of";
import type { OccasionItem } from "~/features/events/shared/occasion-item";
import { classCost, classDates, classPlace } from "./class-facts";
import type { ClassView } from "./class-views";
import { nextSession } from "./sessions";

/**
 * The list item of a class. The calendar leaf shows the next session. If the class has started, a fact says so.
 * @param timeZone IANA name
 * @param from the start of the listed period; the leaf shows the first session after it
 */
export function classItem(view: ClassView, timeZone: string, now: Date, from = now): OccasionItem {
  const { id, slug, title, category } = view;
  const [first] = view.sessions;
  const next = nextSession(view, now) ?? first;
  const nextDay = next && next !== first ? `Next: ${dayInWords(next.startsAt, timeZone)}` : "";
  const facts = [nextDay, category?.name ?? "", classCost(view)].filter(
    (fact) => fact !== "" && fact !== title,
  );
  const when = classDates(view, timeZone);
  return {
    id,
    href: `/classes/${slug}`,
    title,
    when,
    where: classPlace(view),
    facts,
    ...leafOf((nextSession(view, from) ?? next ?? view).startsAt, timeZone),
  };
}

/** "Wednesday, January 6" */
function dayInWords(instant: Date, timeZone: string): string {
  return format(new TZDate(instant, timeZone), "EEEE, MMMM d");
}
