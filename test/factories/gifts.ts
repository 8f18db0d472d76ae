import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Giver } from "~/features/giving/donor/giver";
import type { GiftInput } from "~/features/giving/gift/gift-input";
import { type OpenedGift, openGift } from "~/features/giving/gift/open-gift";
import { giftPurpose } from "~/features/giving/payment/gift-purpose";
import { type Gift, gift } from "~/features/giving/table";
import type { DomainServices } from "~/platform/domain-services";
import { type Payment, payment } from "~/platform/payments/table";

let number = 0;

/** A donor, different each time unless named. */
export function giver(values: Partial<Giver> = {}): Giver {
  number += 1;
  return {
    title: "",
    firstname: `Ana${number}`,
    lastname: "Lind",
    spouse: "",
    company: "",
    addressStreet: "12 Elm St",
    addressCity: "Alder Creek",
    addressState: "NE",
    addressZip: "69199",
    phone: "3085550123",
    email: `ana${number}@donors.example`,
    ...values,
  };
}

/** A gift of $50 as the form's schema accepts it. */
export function giftInput(values: Partial<GiftInput> = {}): GiftInput {
  return {
    giver: giver(),
    frequency: "once",
    amount: 5_000,
    feeCovered: 0,
    designation: "Oncology",
    campaignId: null,
    forEmployeeGivingCampaign: false,
    anonymous: false,
    willEstate: false,
    volunteer: false,
    tribute: null,
    acknowledgeBy: "none",
    ...values,
  };
}

export function beginGift(
  services: DomainServices,
  values: Partial<GiftInput> = {},
  idempotencyKey: string = randomUUID(),
): Promise<OpenedGift> {
  return openGift(services, { input: giftInput(values), utm: {}, idempotencyKey });
}

/**
 * What payment processing does when the provider reports a change: the new state and the purpose's work in
 * one transaction.
 */
export async function paymentBecomes(
  services: DomainServices,
  paymentId: string,
  state: Exclude<Payment["state"], "open" | "processing">,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const paidAt = state === "paid" ? services.now() : null;
    const [row] = await tx
      .update(payment)
      .set({ state, paidAt })
      .where(eq(payment.id, paymentId))
      .returning();
    if (row) await giftPurpose(services)[state](tx, row);
  });
}

/** A gift that has been paid. */
export async function makeGift(services: DomainServices, values: Partial<GiftInput> = {}): Promise<Gift> {
  const { giftId, paymentId } = await beginGift(services, values);
  await paymentBecomes(services, paymentId, "paid");
  return giftById(services, giftId);
}

export async function giftById({ db }: Pick<DomainServices, "db">, id: string): Promise<Gift> {
  const [row] = await db.select().from(gift).where(eq(gift.id, id));
  if (!row) throw new Error("There is no such gift.");
  return row;
}
