import { emit } from "~/ui/events/emit";

/** Every click on an item of the navigation is told; it also closes the specialty filter (specification, section 4). */
export function navigationClicked(href: string): void {
  emit("navigation-item-clicked", { href });
  emit("specialty-filter-close");
}
