import { registerForClass } from "~/features/classes/registrations/register-for-class";
import type { DomainServices } from "~/platform/domain-services";
import { group } from "../factories/classes";
import { beginGift, giver } from "../factories/gifts";

/** Used instead of a class's id: starts a gift. */
export const GIFT = "gift";

/** How many people the person with this number registers, from 1 to the largest group. */
export function peopleWith(n: number, largestGroup: number): number {
  return 1 + (n % largestGroup);
}

/**
 * What the person with this number does, the same each time: registers for the class, alone or with others, or starts
 * a gift.
 */
export async function takePart(
  services: DomainServices,
  subject: string,
  n: number,
  largestGroup = 1,
): Promise<{ id: string; status: string }> {
  const idempotencyKey = `key ${n}`;
  if (subject === GIFT) {
    const person = giver({ email: `p${n}@donors.example` });
    const { giftId: id } = await beginGift(services, { giver: person }, idempotencyKey);
    return { id, status: "pending" };
  }
  const request = {
    classId: subject,
    input: group(peopleWith(n, largestGroup), `p${n}`),
    utm: {},
    idempotencyKey,
  };
  return (await registerForClass(services, request)).registration;
}
