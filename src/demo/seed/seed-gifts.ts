import { eq } from "drizzle-orm";
import { countCampaign } from "~/features/giving/campaign/count-campaign";
import { donorFor } from "~/features/giving/donor/donor-for";
import { type Giver, sealGiver } from "~/features/giving/donor/giver";
import { numberReceipt } from "~/features/giving/gift/number-receipt";
import { sealTribute, type Tribute } from "~/features/giving/gift/tribute";
import { monthlyGift } from "~/features/giving/monthly/table";
import { donor, type GiftOrigin, gift } from "~/features/giving/table";
import { typesOfDonation } from "~/features/giving/types-of-donation";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { recurringPayment } from "~/platform/payments/recurring/table";
import { sandboxAgreement, sandboxCheckout } from "~/platform/payments/sandbox/table";
import { unit3d } from "../content/campaigns";
import { donors, donorWords } from "../content/donors";
import { demoId } from "../demo-id";
import { random } from "./random";

const DAY_MS = 24 * 3_600_000;
const AMOUNTS = [2_500, 2_500, 5_000, 5_000, 5_000, 10_000, 10_000, 25_000, 50_000, 100_000];
const TOWNS = ["Alder Creek", "Cozad Flats", "Lodgepole", "Rising Star"];
const campaignId = demoId("campaign", unit3d.title);

/** A gift of the past: nobody is written of it. */
interface Past {
  donorId: string;
  giver: Giver;
  givenAt: Date;
  amount: number;
  origin: GiftOrigin;
  monthlyGiftId?: string;
}

/**
 * Gives the demo's foundation donors and a year of gifts, so that its screens can be tried out; does nothing where anybody has given. The
 * people are invented, their mail goes nowhere, and nobody is written of what they never gave.
 * @returns how many gifts were made
 */
export async function seedGifts(services: DomainServices): Promise<number> {
  return services.db.transaction(async (tx) => {
    if ((await tx.$count(donor)) > 0) return 0;
    const chance = random("gifts");
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item;
    const now = services.now();
    const past: Past[] = [];
    for (const [at, [firstname, lastname, company = ""]] of donors.entries()) {
      const giver = giverOf(firstname, lastname, company, at, pick(TOWNS));
      const { id: donorId } = await donorFor(tx, services, giver);
      const monthly = at % 6 === 0;
      if (monthly) past.push(...(await monthsOf(tx, services, { donorId, giver }, pick(AMOUNTS), at)));
      const many = monthly ? 1 : 1 + Math.floor(chance() * 3);
      for (let number = 0; number < many; number += 1)
        past.push({
          donorId,
          giver,
          amount: company ? 100_000 : pick(AMOUNTS),
          givenAt: new Date(+now - Math.floor(2 + chance() * 400) * DAY_MS),
          origin: chance() < 0.35 ? "check" : "online",
        });
    }
    past.sort((a, b) => +a.givenAt - +b.givenAt);
    for (const [at, one] of past.entries())
      await insert(tx, services, one, {
        designation: at % 4 === 0 ? "Capital Campaign" : pick(typesOfDonation.slice(0, -1)),
        campaignId: at % 4 === 0 ? campaignId : null,
        anonymous: at % 9 === 3,
        tribute: at % 7 === 2 ? tributeOf(pick(donors)[1], pick(donorWords)) : null,
        isRecent: +now - +one.givenAt < 40 * DAY_MS,
      });
    await countCampaign(tx, { campaignId });
    return past.length;
  });
}

function giverOf(firstname: string, lastname: string, company: string, at: number, town: string): Giver {
  const name = `${firstname} ${lastname}`.toLowerCase().replaceAll(/[^a-z]+/g, ".");
  return {
    title: "",
    firstname,
    lastname,
    spouse: "",
    company,
    addressStreet: `${110 + at * 17} Cottonwood Ave`,
    addressCity: town,
    addressState: "NE",
    addressZip: "69199",
    phone: `308555${String(1_100 + at).padStart(4, "0")}`,
    email: `${name}@donors.example`,
  };
}

function tributeOf(lastnameHonor: string, noteHonor: string): Tribute {
  return {
    kind: "memory",
    firstnameHonor: "June",
    lastnameHonor,
    noteHonor,
    tellName: `The ${lastnameHonor} family`,
    tellEmail: "",
    tellStreet: "12 Elm Street",
    tellCity: "Alder Creek",
    tellState: "NE",
    tellZip: "69199",
  };
}

/** A monthly gift at the sandbox, with the months it has brought so far. */
async function monthsOf(
  tx: Database,
  services: DomainServices,
  { donorId, giver }: Pick<Past, "donorId" | "giver">,
  amount: number,
  at: number,
): Promise<Past[]> {
  const months = 3 + (at % 5);
  const now = services.now();
  const since = new Date(+now - months * 30 * DAY_MS + 9 * DAY_MS);
  const state = at === 12 ? ("paused" as const) : ("active" as const);
  const nextChargeAt = state === "active" ? new Date(+now + 9 * DAY_MS) : null;
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
    .values({ ...terms, recurringId, nextChargeAt: new Date(+now + 9 * DAY_MS), createdAt: since })
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
    nextChargeAt,
    payUntil: since,
    createdAt: since,
    updatedAt: since,
  });
  await tx.update(monthlyGift).set({ recurringId }).where(eq(monthlyGift.id, row.id));
  return Array.from({ length: months }, (_, month) => ({
    donorId,
    giver,
    amount,
    origin: "monthly" as const,
    monthlyGiftId: row.id,
    givenAt: new Date(+since + month * 30 * DAY_MS),
  }));
}

interface About {
  designation: string;
  campaignId: string | null;
  anonymous: boolean;
  tribute: Tribute | null;
  isRecent: boolean;
}

async function insert(
  tx: Database,
  services: DomainServices,
  { giver, ...past }: Past,
  { tribute, isRecent, ...about }: About,
): Promise<void> {
  const { givenAt } = past;
  await tx.insert(gift).values({
    ...past,
    ...about,
    state: "given",
    person: sealGiver(services.sealer, giver),
    receiptNumber: await numberReceipt(tx, givenAt, services.timeZone),
    tribute: sealTribute(services.sealer, tribute),
    ...(tribute && { acknowledgeBy: "card", acknowledgedAt: isRecent ? null : givenAt }),
    createdAt: givenAt,
    updatedAt: givenAt,
  });
}
