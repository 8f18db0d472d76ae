import type { LucideIcon } from "lucide-react";
import type { TypeDescription } from "~/content/description";
import type { AdminMenuItem, MenuAction } from "./feature-menu";

/** Something that a person may add to the site. */
export interface Addition {
  href: string;
  /** The name of the new record: "Class". */
  label: string;
  /** The icon of its menu item. */
  Icon: LucideIcon;
}

interface NewRecord {
  href: string;
  kind: TypeDescription["label"];
  Icon: LucideIcon;
}

interface RecordList {
  href: string;
  type: TypeDescription;
  /** The icon of its menu item. */
  Icon: LucideIcon;
}

/** The lists of records in the person's menu, in its order. */
export function listsIn(items: readonly AdminMenuItem[], types: readonly TypeDescription[]): RecordList[] {
  return items.flatMap(({ href: itemHref, Icon, subItems = [] }) =>
    [itemHref, ...subItems.map(({ href }) => href)].flatMap((href) => {
      const type = types.find(({ apiName }) => href === `/admin/${apiName}`);
      return type ? [{ href, type, Icon }] : [];
    }),
  );
}

/** A new record of each type that the person may create and whose list is in their menu, in its order. */
export function newRecordsIn(
  items: readonly AdminMenuItem[],
  types: readonly TypeDescription[],
): NewRecord[] {
  return listsIn(items, types)
    .filter(({ type }) => type.can.create)
    .map(({ href, type, Icon }) => ({ href: `${href}/new`, kind: type.label, Icon }));
}

/** Records that the person may add, in the order of the menu: new records, and results of actions. */
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
