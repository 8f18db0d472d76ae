import type { ClassView } from "./class-views";

/** Whom the price of a class is for. */
export type PriceFor = ClassView["priceFor"];

type GroupRules = Pick<ClassView, "hasRegistrationCost" | "registrationCost" | "largestGroup" | "priceFor">;

/** The most people that one registration of a class holds; 1 if people register alone. */
export function groupLimit({
  hasRegistrationCost,
  largestGroup,
  priceFor,
}: Omit<GroupRules, "registrationCost">): number {
  return hasRegistrationCost && priceFor === "couple" ? 2 : largestGroup;
}

/**
 * The price in cents of one registration with that many people; 0 if the class is free. A couple or a family has one
 * price, however many of them come.
 */
export function totalPrice(
  { hasRegistrationCost, registrationCost, priceFor }: Omit<GroupRules, "largestGroup">,
  people: number,
): number {
  if (!hasRegistrationCost) return 0;
  return priceFor === "person" ? registrationCost * people : registrationCost;
}
