import type { LucideIcon } from "lucide-react";
import type { TypeDescription } from "~/content/description";
import type { AdminMenuItem, MenuAction } from "./feature-menu";

/** Something that a person may add to the site. */
export interface Addition {
  href: string;
  /** What it makes: "Class". */
  label: string;
  /** That of its menu item. */
  Icon: LucideIcon;
}

interface NewRecord {
  href: string;
  kind: TypeDescription["label"];
  Icon: LucideIcon;
}

/** A new record of each type that the person may create and whose list is in their menu, in its order. */
export function newRecordsIn(
  items: readonly AdminMenuItem[],
  types: readonly TypeDescription[],
): NewRecord[] {
  return items.flatMap(({ href: itemHref, Icon, subItems = [] }) =>
    [itemHref, ...subItems.map(({ href }) => href)].flatMap((href) => {
      const type = types.find(({ apiName }) => href === `/admin/${apiName}`);
      return type?.can.create ? [{ href: `${href}/new`, kind: type.label, Icon }] : [];
    }),
  );
}

/** What the person may add, in the order of the menu: new records, and what actions make. */
export function additionsIn(
  items: readonly AdminMenuItem[],
  actions: readonly MenuAction[],
  types: readonly TypeDescription[],
): Addition[] {
  return items.flatMap((item) => [
    ...newRecordsIn([item], types).map(({ href, kind, Icon }) => ({ href, label: kind.one, Icon })),
    ...actions.flatMap(({ href, adds }) =>
      adds && isWithin(href, item) ? [{ href, label: adds, Icon: item.Icon }] : [],
    ),
  ]);
}

function isWithin(href: string, { href: itemHref }: AdminMenuItem): boolean {
  return href === itemHref || href.startsWith(`${itemHref}/`);
}
