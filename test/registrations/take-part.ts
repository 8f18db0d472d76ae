import { registerForClass } from "~/features/classes/registrations/register-for-class";
import type { DomainServices } from "~/platform/domain-services";
import { registrant } from "../factories/classes";
import { beginGift, giver } from "../factories/gifts";

/** Used in place of a class's id: starts a gift. */
export const GIFT = "gift";

/** What the person with this number does, the same each time: registers for the class, or starts a gift. */
export async function takePart(
  services: DomainServices,
  subject: string,
  n: number,
): Promise<{ id: string; status: string }> {
  const idempotencyKey = `key ${n}`;
  if (subject === GIFT) {
    const person = giver({ email: `p${n}@donors.example` });
    const { giftId: id } = await beginGift(services, { giver: person }, idempotencyKey);
    return { id, status: "pending" };
  }
  const request = { classId: subject, input: registrant(`p${n}`), utm: {}, idempotencyKey };
  return (await registerForClass(services, request)).registration;
}
