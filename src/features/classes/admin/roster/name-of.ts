import { UNREADABLE } from "~/admin/screen/unreadable-note";
import type { RosterEntry } from "../../api/admin/schemas";

/** "Ada Whitfield"; somebody whose details were erased has a name no more. */
export function nameOf({
  firstName,
  lastName,
  unreadable,
}: Pick<RosterEntry, "firstName" | "lastName" | "unreadable">): string {
  return `${firstName} ${lastName}`.trim() || (unreadable ? UNREADABLE : "Details erased");
}
