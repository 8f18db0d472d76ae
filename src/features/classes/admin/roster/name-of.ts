import { UNREADABLE } from "~/admin/screen/unreadable-note";
import type { RosterEntry } from "../../api/admin/schemas";

/** "Ada Whitfield"; a placeholder if the person's details were erased. */
export function nameOf({
  firstName,
  lastName,
  unreadable,
}: Pick<RosterEntry, "firstName" | "lastName" | "unreadable">): string {
  return `${firstName} ${lastName}`.trim() || (unreadable ? UNREADABLE : "Details erased");
}

/** The names of the other people of a group: "Bo Miller, Cy Miller". */
export function othersOf({ others }: Pick<RosterEntry, "others">): string {
  return others.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");
}
