import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { designationNamed } from "../designation/designations";
import { sealGiver } from "../donor/giver";
import { type Gift, gift } from "../table";
import type { GiftInput } from "./gift-input";
import { sealTribute } from "./tribute";

type About = Pick<Gift, "donorId" | "origin"> &
  Partial<Pick<Gift, "monthlyGiftId" | "paymentId" | "utm" | "checkNumber" | "memo" | "pledgeId">>;

/** Inserts an unpaid gift in the caller's transaction. `recordGift` is called when the money arrives. */
export async function insertGift(
  tx: Database,
  { sealer, now }: Pick<DomainServices, "sealer" | "now">,
  { giver, tribute, frequency: _, ...input }: GiftInput,
  about: About,
): Promise<Gift> {
  const at = now();
  const designation = await designationNamed(tx, input.designation);
  const [row] = await tx
    .insert(gift)
    .values({
      ...input,
      ...about,
      // An unknown designation must not prevent the gift.
      designation: designation?.name ?? input.designation,
      person: sealGiver(sealer, giver),
      tribute: sealTribute(sealer, tribute),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error("The gift was not stored.");
  return row;
}
