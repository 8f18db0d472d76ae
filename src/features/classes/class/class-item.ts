import { leafOf } from "~/content/values/leaf-of";
import type { OccasionItem } from "~/features/events/shared/occasion-item";
import { classCost, classDates, classPlace } from "./class-facts";
import type { ClassView } from "./class-views";

/** The list item of a class. */
export function classItem(view: ClassView, timeZone: string): OccasionItem {
  const { id, slug, title, category } = view;
  const facts = [category?.name ?? "", classCost(view)].filter((fact) => fact !== "" && fact !== title);
  const when = classDates(view, timeZone);
  return {
    id,
    href: `/classes/${slug}`,
    title,
    when,
    where: classPlace(view),
    facts,
    ...leafOf(view.startsAt, timeZone),
  };
}
