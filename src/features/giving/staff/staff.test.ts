import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import type { RootDatabase } from "~/platform/database/database";
import { payment, refund } from "~/platform/payments/table";
import { testDatabase } from "../../../../test/database";
import { giftById, giftInput, giver, makeGift } from "../../../../test/factories/gifts";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { together, withoutLocks } from "../../../../test/without-locks";
import { campaignProgress } from "../campaign/campaign-progress";
import { countCampaign } from "../campaign/count-campaign";
import { campaign, campaignTotal } from "../campaign/table";
import { gift } from "../table";
import { cardsToPrint, recordPrintedCards } from "./acknowledgement-cards";
import { donorDetail } from "./donor-detail";
import { donorsPage } from "./donors-page";
import { type CheckInput, enterCheck } from "./enter-check";
import { allGiftColumns, columnHeadings } from "./gift-columns";
import { giftDetail } from "./gift-detail";
import { giftsCsv } from "./gifts-csv";
import { giftsPage } from "./gifts-page";
import { refundGift } from "./refund-gift";
import { resendReceipt } from "./resend-receipt";

const { db, url } = await testDatabase();
const services = testServices(db);
const actor = { ...systemActor("staff"), permissions: new Set<string>() };
const first = { page: 1, pageSize: 50 };
const everything = allGiftColumns.map((name) => ({ name, heading: columnHeadings[name] }));
const tribute = {
  kind: "memory" as const,
  firstnameHonor: "June",
  lastnameHonor: "Baker",
  noteHonor: "She sang.",
  tellName: "Lou Baker",
  tellEmail: "",
  tellStreet: "3 Oak St",
  tellCity: "Alder Creek",
  tellState: "NE",
  tellZip: "69199",
};

function check(values: Partial<CheckInput> = {}): CheckInput {
  const { frequency: _, feeCovered: __, ...input } = giftInput();
  return { ...input, givenOn: "2026-03-08", receipt: "print", checkNumber: "", memo: "", ...values };
}

describe("the search finds encrypted givers", () => {
  test("by name without accents, by phone, receipt, day, and payment method; the total covers all matches", async () => {
    const zoe = await makeGift(services, {
      giver: giver({ firstname: "Zoë", lastname: "Quill", phone: "308-555-0199" }),
      amount: 7_500,
    });
    await makeGift(services, { giver: giver({ firstname: "Zoe", lastname: "Other" }) });
    const found = async (filter: Parameters<typeof giftsPage>[1]) =>
      (await giftsPage(services, filter)).items.map(({ id }) => id);
    expect(await found({ ...first, q: "zoe quill" })).toEqual([zoe.id]);
    expect(await found({ ...first, q: "3085550199" })).toEqual([zoe.id]);
    expect(await found({ ...first, q: zoe.receiptNumber ?? "" })).toEqual([zoe.id]);
    expect(await found({ ...first, q: "zoe", designation: "The Birth Place" })).toEqual([]);
    const { sum, total } = await giftsPage(services, { ...first, q: "zoe" });
    expect([sum, total]).toEqual([12_500, 2]);
    const { items } = await donorsPage(services, { ...first, q: "quill" });
    expect(items).toMatchObject([{ name: "Zoë Quill", gifts: 1, given: 7_500 }]);
    expect(await donorDetail(services, zoe.donorId)).toMatchObject({ history: [{ id: zoe.id }] });
  });
});

describe("a gift by check", () => {
  test("is given at once, numbered like any other, with the date of the check", async () => {
    const { id } = await enterCheck(services, actor, check({ givenOn: "2026-03-08" }));
    const row = await giftById(services, id);
    expect(row).toMatchObject({ origin: "check", state: "given" });
    expect(row.receiptNumber).toMatch(/^2026-/);
    const day = { ...first, from: "2026-03-08", to: "2026-03-08" };
    expect((await giftsPage(services, day)).items.map((item) => item.id)).toEqual([id]);
  });

  test("emails its receipt only if staff chose that, and again on request", async () => {
    const receipts = async (to: string) =>
      (await mailsIn(db)).filter((mail) => mail.to === to && mail.kind === "giving.receipt").length;
    const [printed, mailed] = [check(), check({ receipt: "mail" })];
    const { id } = await enterCheck(services, actor, printed);
    await enterCheck(services, actor, mailed);
    expect([await receipts(printed.giver.email), await receipts(mailed.giver.email)]).toEqual([0, 1]);
    await resendReceipt(services, actor, id);
    expect(await receipts(printed.giver.email)).toBe(1);
    const nowhere = await enterCheck(services, actor, check({ giver: giver({ email: "" }) }));
    await expect(resendReceipt(services, actor, nowhere.id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("is refunded by hand, in parts, never more than it was", async () => {
    const { id } = await enterCheck(services, actor, check({ amount: 5_000 }));
    const back = (amount?: number) =>
      refundGift(services, actor, id, { amount, reason: "asked", key: crypto.randomUUID() });
    await back(2_000);
    expect(await giftById(services, id)).toMatchObject({ state: "partly-refunded", refunded: 2_000 });
    await expect(back(3_001)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await back();
    expect(await giftById(services, id)).toMatchObject({ state: "refunded", refunded: 5_000 });
  });
});

test("a card gift is refunded at the provider, once even if requested twice", async () => {
  const { id, paymentId } = await makeGift(services);
  const key = crypto.randomUUID();
  await refundGift(services, actor, id, { amount: 1_000, reason: "typed a zero too many", key });
  await refundGift(services, actor, id, { amount: 1_000, reason: "typed a zero too many", key });
  expect(await db.$count(refund, eq(refund.paymentId, paymentId ?? ""))).toBe(1);
  const [paid] = await db
    .select()
    .from(payment)
    .where(eq(payment.id, paymentId ?? ""));
  expect(paid).toMatchObject({ refundsCommitted: 1_000, state: "paid" });
  expect(await giftDetail(services, id)).toMatchObject({ refundable: 4_000, refundsWaiting: 1_000 });
});

describe("an anonymous donor", () => {
  const hidden = { firstname: "Hidden", lastname: "Secretson", company: "Secret Mills" };

  test("is named in the foundation's lists, but in no list for others, whatever columns are requested", async () => {
    await makeGift(services, { giver: giver(hidden), anonymous: true });
    await makeGift(services, { giver: giver({ firstname: "Open", lastname: "Handson" }) });
    const csv = (purpose: "books" | "print") =>
      giftsCsv(services, actor, {}, { columns: everything, purpose });
    expect(await csv("books")).toMatch(/Hidden[\s\S]*Secretson/);
    const printed = await csv("print");
    expect(printed).not.toMatch(/Hidden|Secret/);
    expect(printed).toMatch(/Anonymous[\s\S]*Open Handson/);
    expect(printed).not.toMatch(/@donors\.example|12 Elm St|308555/);
  });

  test("is named on no card, and no card has the amount", async () => {
    const { id } = await makeGift(services, {
      giver: giver(hidden),
      anonymous: true,
      tribute,
      acknowledgeBy: "card",
      amount: 123_400,
    });
    const [card] = (await cardsToPrint(services)).filter(({ giftId }) => giftId === id);
    expect(card?.address).toEqual(["Lou Baker", "3 Oak St", "Alder Creek, NE 69199"]);
    expect(JSON.stringify(card)).not.toMatch(/Hidden|Secret|1,?234/);
    expect(await recordPrintedCards(services, actor, [id])).toBe(1);
    expect(await recordPrintedCards(services, actor, [id])).toBe(0);
    expect((await cardsToPrint(services)).map(({ giftId }) => giftId)).not.toContain(id);
  });

  test("does not appear in a meter, which has only a total", async () => {
    const id = await makeCampaign();
    await makeGift(services, { giver: giver(hidden), anonymous: true, campaignId: id });
    expect((await campaignProgress(db, [id])).get(id)).toEqual({ goal: 1_000_000, raised: 205_000 });
    expect(Object.keys((await db.select().from(campaignTotal))[0] ?? {}).sort()).toEqual([
      "campaignId",
      "gifts",
      "raised",
    ]);
  });
});

test("a cell that a spreadsheet would run becomes text, and an address with a plus is unharmed", async () => {
  const giverOf = giver({ lastname: "=HYPERLINK(1)", email: "jane+gift@x.example" });
  await makeGift(services, { giver: giverOf });
  const csv = await giftsCsv(
    services,
    actor,
    { q: "hyperlink" },
    {
      columns: [
        { name: "lastname", heading: "=Name" },
        { name: "email", heading: "Mail" },
      ],
      purpose: "books",
    },
  );
  expect(
    csv
      .trim()
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual(["'=Name,Mail", "'=HYPERLINK(1),jane+gift@x.example"]);
});

async function makeCampaign(): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, title: "A 3D unit", goal: 1_000_000, elsewhere: 200_000, updatedAt: new Date() };
  await db.insert(campaign).values(row);
  return id;
}

describe("a campaign's meter", () => {
  test("counts gifts and checks, minus refunds, and nothing unpaid", async () => {
    const campaignId = await makeCampaign();
    await makeGift(services, { campaignId, amount: 5_000 });
    const { id } = await enterCheck(services, actor, check({ campaignId, amount: 20_000 }));
    expect((await campaignProgress(db, [campaignId])).get(campaignId)?.raised).toBe(225_000);
    await refundGift(services, actor, id, { amount: 5_000, reason: "asked", key: crypto.randomUUID() });
    expect((await campaignProgress(db, [campaignId])).get(campaignId)?.raised).toBe(220_000);
  });

  /** Each transaction changes one gift and recounts. The total must include all of them. */
  const countTogether = async (through: RootDatabase) => {
    const campaignId = await makeCampaign();
    const allHaveChanged = together(8);
    const gifts = await Promise.all(Array.from({ length: 8 }, () => makeGift(services, { amount: 1_000 })));
    await Promise.all(
      gifts.map(({ id }) =>
        through.transaction(async (tx) => {
          await tx.update(gift).set({ campaignId }).where(eq(gift.id, id));
          await allHaveChanged();
          await countCampaign(tx, { campaignId });
        }),
      ),
    );
    return (await campaignProgress(db, [campaignId])).get(campaignId)?.raised;
  };

  test("misses none of the simultaneous gifts", async () => {
    expect(await countTogether(db)).toBe(208_000);
  });

  test("would miss some without its lock", async () => {
    const raised = await Promise.all(Array.from({ length: 4 }, () => countTogether(withoutLocks(url))));
    expect(raised.some((one) => one !== 208_000)).toBe(true);
  });
});
