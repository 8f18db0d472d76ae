import type { Attendee } from "../input";

interface Group {
  others?: readonly Attendee[];
}

/** The number of people of a registration: the registrant and the others. */
export function peopleOf({ others = [] }: Group): number {
  return 1 + others.length;
}

/** The full name of each person of a registration, the registrant's first. */
export function namesOf(person: Group & Attendee): string[] {
  return [person, ...(person.others ?? [])].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
