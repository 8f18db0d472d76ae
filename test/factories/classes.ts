import { createItem } from "~/content/actions/create-item";
import type { Item } from "~/content/actions/steps";
import { classType } from "~/features/classes/class/definition";
import { classCategoryType } from "~/features/classes/class-category/definition";
import type { RegistrationInput } from "~/features/classes/registrations/input";
import type { RootDatabase } from "~/platform/database/database";
import { testActor } from "./content";

const DAY = 24 * 3_600_000;
const categories = new Map<RootDatabase, Map<string, string>>();
let number = 0;

/**
 * A published class in ten days, with registration open until the day before; `category` is the slug of its
 * type.
 */
export async function makeClass(
  db: RootDatabase,
  { category = "childbirth", ...values }: Record<string, unknown> & { category?: string } = {},
): Promise<Item> {
  number += 1;
  const at = (days: number, hours = 0) => new Date(Date.now() + days * DAY + hours * 3_600_000).toISOString();
  const complete = {
    title: `Class ${number}`,
    slug: `class-${number}`,
    type: await categoryId(db, category),
    body: "<p>About it.</p>",
    place: "Lantern Room",
    hasRegistration: true,
    startsAt: at(10),
    endsAt: at(10, 2),
    registrationEndsAt: at(9),
    ...values,
  };
  return createItem({ db, actor: testActor }, classType, complete, { publish: true, trusted: true });
}

async function categoryId(db: RootDatabase, slug: string): Promise<string> {
  const known = categories.get(db) ?? new Map<string, string>();
  categories.set(db, known);
  const id = known.get(slug) ?? (await makeCategory(db, slug)).id;
  known.set(slug, id);
  return id;
}

function makeCategory(db: RootDatabase, slug: string): Promise<Item> {
  const values = { name: slug, slug, position: 1 };
  return createItem({ db, actor: testActor }, classCategoryType, values, { publish: true, trusted: true });
}

/** A registrant's input, different each time unless named. */
export function registrant(name?: string, values: Partial<RegistrationInput> = {}): RegistrationInput {
  number += 1;
  const firstName = name ?? `Jo${number}`;
  return {
    firstName,
    lastName: "Miller",
    email: `${firstName.toLowerCase()}@patients.example`,
    address: "1 Main St",
    city: "Alder Creek",
    state: "NE",
    postalCode: "69199",
    answers: [],
    ...values,
  };
}

/** The input of a registrant who brings others, named "Anna 2", "Anna 3", and so on. */
export function group(people: number, name = "Anna"): RegistrationInput {
  const others = Array.from({ length: people - 1 }, (_, at) => ({
    firstName: `${name} ${at + 2}`,
    lastName: "Miller",
  }));
  return registrant(name, others.length > 0 ? { others } : {});
}

/** The token of the private link in a message. */
export function tokenIn(text: string): string {
  return /\/registration\/([\w-]{43})/.exec(text)?.[1] ?? "";
}
