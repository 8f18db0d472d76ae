import { emit } from "~/ui/events/emit";

/**
 * Announces every click on a navigation item; it also closes the specialty filter (specification, section 4).
 */
export function navigationClicked(href: string): void {
  emit("navigation-item-clicked", { href });
  emit("specialty-filter-close");
}
