import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { designationNamed } from "../designation/designations";
import { sealGiver } from "../donor/giver";
import { type Gift, gift } from "../table";
import type { GiftInput } from "./gift-input";
import { sealTribute } from "./tribute";

type About = Pick<Gift, "donorId" | "origin"> &
  Partial<Pick<Gift, "monthlyGiftId" | "paymentId" | "utm" | "checkNumber" | "memo" | "pledgeId">>;

/** Inserts a gift that is not paid yet, in the caller's transaction; `recordGift` follows when the money arrives. */
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
      // Whatever the text is, the gift is stored.
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
