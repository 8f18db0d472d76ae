import type { RosterEntry } from "~/domain/registrations/wire";

/** "Ada Whitfield"; somebody whose details were erased has a name no more. */
export function nameOf({ firstName, lastName }: Pick<RosterEntry, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim() || "Details erased";
}
