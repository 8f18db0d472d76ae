import type { ClassView } from "./class-views";

/** To whom the price of a class applies. */
export type PriceFor = ClassView["priceFor"];

type PriceRules = Pick<ClassView, "hasRegistrationCost" | "registrationCost" | "priceFor">;

/**
 * The maximum number of people in one registration of a class; 1 if people register alone. Never more than the class
 * has seats.
 */
export function groupLimit({
  hasRegistrationCost,
  largestGroup,
  priceFor,
  registrantLimit,
}: Pick<ClassView, "hasRegistrationCost" | "largestGroup" | "priceFor" | "registrantLimit">): number {
  const maxPeople = hasRegistrationCost && priceFor === "couple" ? 2 : largestGroup;
  return Math.max(1, Math.min(maxPeople, registrantLimit ?? maxPeople));
}

/**
 * The price in cents of one registration with that many people; 0 if the class is free. The price for a couple or a
 * family does not depend on how many people come.
 */
export function totalPrice(
  { hasRegistrationCost, registrationCost, priceFor }: PriceRules,
  people: number,
): number {
  if (!hasRegistrationCost) return 0;
  return priceFor === "person" ? registrationCost * people : registrationCost;
}
