import { eq } from "drizzle-orm";
import { countCampaign } from "~/features/giving/campaign/count-campaign";
import { donorFor } from "~/features/giving/donor/donor-for";
import { type Giver, sealGiver } from "~/features/giving/donor/giver";
import { nextReceiptNumber } from "~/features/giving/gift/next-receipt-number";
import { sealTribute, type Tribute } from "~/features/giving/gift/tribute";
import { monthlyGift } from "~/features/giving/monthly/table";
import { donor, gift } from "~/features/giving/table";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { sandboxAgreement, sandboxCheckout } from "~/platform/payments/sandbox/table";
import { unit3d } from "../content/campaigns";
import { type DemoDonor, donors } from "../content/donors";
import { type DemoGift, gifts } from "../content/gifts";
import { demoId } from "../demo-id";

const DAY_MS = 24 * 3_600_000;
/** After this time, the card of a tribute counts as sent by staff. */
const THANKED_AFTER_DAYS = 40;
const NEXT_CHARGE_IN_DAYS = 9;
const campaignId = demoId("campaign", unit3d.title);

/** A donor with the id of their row. */
interface Known {
  donorId: string;
  giver: Giver;
  monthlyGiftId?: string;
}

/**
 * Adds donors and a year of gifts to the demo's foundation, so that its screens can be tried out. Does nothing if
 * anyone has given. The people are invented, and nobody gets an email.
 * @returns how many gifts were created
 */
export async function seedGifts(services: DomainServices): Promise<number> {
  return services.db.transaction(async (tx) => {
    if ((await tx.$count(donor)) > 0) return 0;
    const known = new Map<string, Known>();
    for (const [at, one] of donors.entries()) {
      const giver = giverOf(one);
      const { id: donorId } = await donorFor(tx, services, giver);
      const monthlyGiftId = await seedMonthlyGift(tx, services, { donorId, giver }, one.monthly, at);
      known.set(giver.email, { donorId, giver, monthlyGiftId });
    }
    for (const one of gifts) {
      const by = known.get(one.donor);
      if (!by) throw new Error(`The demo has no donor ${one.donor}.`);
      await insertGift(tx, services, one, by);
    }
    await countCampaign(tx, { campaignId });
    return gifts.length;
  });
}

function giverOf(one: DemoDonor): Giver {
  const { firstname, lastname, company, addressStreet, addressCity, phone, email } = one;
  return {
    title: "",
    firstname,
    lastname,
    spouse: "",
    company,
    addressStreet,
    addressCity,
    addressState: "NE",
    addressZip: "69199",
    phone,
    email,
  };
}

/** A monthly gift in the sandbox. @returns its id */
async function seedMonthlyGift(
  tx: Database,
  services: DomainServices,
  { donorId, giver }: Known,
  monthly: DemoDonor["monthly"],
  at: number,
): Promise<string | undefined> {
  if (!monthly) return undefined;
  const now = services.now();
  const { amount, sinceDaysAgo, state } = monthly;
  const since = daysBefore(now, sinceDaysAgo);
  const nextCharge = daysBefore(now, -NEXT_CHARGE_IN_DAYS);
  const terms = { amount, currency: "usd", description: "Monthly gift to the foundation", state };
  const paths = { returnPath: "/donate?donation-success=true", cancelPath: "/donate" };
  const [row] = await tx
    .insert(monthlyGift)
    .values({
      donorId,
      designation: "Unrestricted Foundation Donation",
      createdAt: since,
      updatedAt: since,
      person: sealGiver(services.sealer, giver),
    })
    .returning();
  if (!row) throw new Error("A monthly gift of the demo was not stored.");
  const recurringId = demoId("recurring", String(at));
  const [agreement] = await tx
    .insert(sandboxAgreement)
    .values({ ...terms, recurringId, nextChargeAt: nextCharge, createdAt: since })
    .returning();
  if (!agreement) throw new Error("The sandbox did not keep an agreement of the demo.");
  await tx.insert(sandboxCheckout).values({
    agreementId: agreement.id,
    amount,
    currency: "usd",
    description: terms.description,
    returnUrl: `http://localhost${paths.returnPath}`,
    cancelUrl: `http://localhost${paths.cancelPath}`,
    state: "expired",
    expiresAt: since,
    createdAt: since,
  });
  await tx.insert(recurringPayment).values({
    id: recurringId,
    purpose: "monthly-gift",
    subjectId: row.id,
    ...terms,
    ...paths,
    provider: "sandbox",
    agreementId: agreement.id,
    nextChargeAt: state === "active" ? nextCharge : null,
    payUntil: since,
    createdAt: since,
    updatedAt: since,
  });
  await tx.update(monthlyGift).set({ recurringId }).where(eq(monthlyGift.id, row.id));
  return row.id;
}

async function insertGift(
  tx: Database,
  services: DomainServices,
  one: DemoGift,
  { donorId, giver, monthlyGiftId }: Known,
): Promise<void> {
  const givenAt = daysBefore(services.now(), one.daysAgo);
  const isThanked = one.daysAgo >= THANKED_AFTER_DAYS;
  await tx.insert(gift).values({
    donorId,
    origin: one.origin,
    state: "given",
    amount: one.amount,
    designation: one.designation,
    campaignId: one.forCampaign ? campaignId : null,
    monthlyGiftId: one.origin === "monthly" ? monthlyGiftId : null,
    anonymous: one.anonymous ?? false,
    person: sealGiver(services.sealer, giver),
    tribute: sealTribute(services.sealer, tributeOf(one)),
    acknowledgeBy: one.inMemoryOf ? "card" : "none",
    acknowledgedAt: one.inMemoryOf && isThanked ? givenAt : null,
    receiptNumber: await nextReceiptNumber(tx, givenAt, services.timeZone),
    givenAt,
    createdAt: givenAt,
    updatedAt: givenAt,
  });
}

function tributeOf({ inMemoryOf }: DemoGift): Tribute | null {
  if (!inMemoryOf) return null;
  return {
    kind: "memory",
    firstnameHonor: "June",
    lastnameHonor: inMemoryOf.lastname,
    noteHonor: inMemoryOf.note,
    tellName: `The ${inMemoryOf.lastname} family`,
    tellEmail: "",
    tellStreet: "12 Elm Street",
    tellCity: "Alder Creek",
    tellState: "NE",
    tellZip: "69199",
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(+now - days * DAY_MS);
}
