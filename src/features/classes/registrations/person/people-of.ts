import type { Attendee } from "../input";
import type { Registration } from "../table";

interface Group {
  others?: readonly Attendee[];
}

/** The number of people of a registration: the registrant and the others. */
export function peopleOf({ others = [] }: Group): number {
  return 1 + others.length;
}

/** The number of each person of a registration, in the order of `namesOf`. */
export function numbersOf({
  people,
  personNumbers,
}: Pick<Registration, "people" | "personNumbers">): number[] {
  return personNumbers ?? Array.from({ length: people }, (_, at) => at + 1);
}

/** The full name of each person of a registration, the registrant's first. */
export function namesOf(person: Group & Attendee): string[] {
  return [person, ...(person.others ?? [])].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}
