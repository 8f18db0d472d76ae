import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import type { Place } from "./places";

/** A kind of people that the feature's endpoint finds by name. */
export interface PeopleSource {
  /** The heading of the group: "Donors". */
  label: string;
  /** Any one of these is needed. */
  anyOf: readonly PermissionFlag[];
  /** The words go into the body of a request, never into an address. @returns the best few */
  find(words: string, signal: AbortSignal): Promise<Place[]>;
}

/** How many people of a kind the dialog shows. */
export const MAX_PEOPLE = 5;
