import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { paymentPurposes } from "~/app/payment-purposes";
import { createLogger } from "~/platform/logging/logger";
import type { AgreementChange } from "~/platform/payments/recurring/recurring-provider";
import { startRecurring } from "~/platform/payments/recurring/start-recurring";
import { syncRecurring } from "~/platform/payments/recurring/sync-recurring";
import { changeSandboxAgreement } from "~/platform/payments/sandbox/change-sandbox-agreement";
import { changeSandboxCheckout } from "~/platform/payments/sandbox/change-sandbox-checkout";
import { giveSandboxRefund } from "~/platform/payments/sandbox/give-sandbox-refund";
import { sandboxProvider } from "~/platform/payments/sandbox/sandbox-provider";
import { syncPayment } from "~/platform/payments/sync-payment";
import { testDatabase } from "../../../../test/database";
import { giftInput } from "../../../../test/factories/gifts";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { donorLink } from "../donor/donor-link";
import { givingByToken } from "../donor/giving-by-token";
import type { GiftInput } from "../gift/gift-input";
import { sendYearlySummary } from "../summary/send-yearly-summary";
import { donor, gift } from "../table";
import { changeMonthlyGift, recurringOfDonor } from "./change-monthly-gift";
import { openMonthlyGift } from "./open-monthly-gift";
import { monthlyGift } from "./table";

const { db } = await testDatabase();
const services = testServices(db);
const deps = {
  ...services,
  payments: sandboxProvider(services),
  paymentPurposes: paymentPurposes(services),
  log: createLogger({ level: "silent" }),
  origin: "https://hospital.example",
};

async function begin(values: Partial<GiftInput> = {}) {
  const input = giftInput({ frequency: "monthly", amount: 2_500, ...values });
  const request = { input, utm: {}, idempotencyKey: crypto.randomUUID() };
  const { monthlyGiftId: id, recurringId } = await openMonthlyGift(services, request);
  const { url } = await startRecurring(deps, recurringId);
  await changeSandboxCheckout(db, url.slice(url.lastIndexOf("/") + 1), "pay", services.now());
  const { agreementId } = await syncRecurring(deps, recurringId);
  const [row] = await db.select().from(monthlyGift).where(eq(monthlyGift.id, id));
  const [who] = await db
    .select()
    .from(donor)
    .where(eq(donor.id, row?.donorId ?? ""));
  if (!who || !agreementId) throw new Error("Nobody gave.");
  const link = await donorLink(db, services, who);
  const token = link.slice(link.lastIndexOf("/") + 1);
  return { id, recurringId, agreementId, token, email: input.giver.email };
}
const month = async (
  { agreementId, recurringId }: { agreementId: string; recurringId: string },
  kind: "next-month" | "next-month-fails" | "mend-card",
) => {
  await changeSandboxAgreement(db, agreementId, { kind }, services.now());
  await syncRecurring(deps, recurringId);
};
const giftsOf = (id: string) =>
  db.select().from(gift).where(eq(gift.monthlyGiftId, id)).orderBy(asc(gift.number));
const mailsTo = async (address: string) =>
  (await mailsIn(db)).filter(({ to }) => to === address).map(({ kind }) => kind);

test("each charge is a gift with its own receipt, and only the first notifies the person in the tribute", async () => {
  const tribute = {
    kind: "memory" as const,
    firstnameHonor: "June",
    lastnameHonor: "Baker",
    noteHonor: "",
    tellName: "Lou Baker",
    tellEmail: "lou@baker.example",
    tellStreet: "",
    tellCity: "",
    tellState: "",
    tellZip: "",
  };
  const started = await begin({ tribute, acknowledgeBy: "mail", anonymous: true });
  await month(started, "next-month");
  const gifts = await giftsOf(started.id);
  expect(gifts).toMatchObject([
    { state: "given", origin: "monthly", amount: 2_500, designation: "Oncology", anonymous: true },
    { state: "given", origin: "monthly", acknowledgeBy: "none", anonymous: true },
  ]);
  expect(new Set(gifts.map(({ receiptNumber }) => receiptNumber)).size).toBe(2);
  expect(await mailsTo("lou@baker.example")).toEqual(["giving.tribute"]);
  expect((await mailsTo(started.email)).toSorted()).toEqual([
    "giving.monthly-begun",
    "giving.receipt",
    "giving.receipt",
  ]);
});

test("a failed charge causes one friendly email, and becomes a gift when the card works again", async () => {
  const started = await begin();
  await month(started, "next-month-fails");
  await syncRecurring(deps, started.recurringId);
  expect(await giftsOf(started.id)).toHaveLength(1);
  const failureMails = (await mailsIn(db)).filter(
    ({ to, kind }) => to === started.email && kind.endsWith("failed"),
  );
  expect(failureMails).toHaveLength(1);
  expect(failureMails[0]?.text).toMatch(/you owe us nothing[\s\S]*hospital\.example\/giving\//);
  await month(started, "mend-card");
  expect((await giftsOf(started.id)).map(({ state }) => state)).toEqual(["given", "given"]);
});

/** Changes a monthly gift through its donor's private link. */
async function change(token: string, id: string, to: AgreementChange): Promise<void> {
  await changeMonthlyGift(deps, await recurringOfDonor(deps, token, id), to);
}

describe("by the private link", () => {
  test("it is changed, paused, resumed, and stopped, with an email each time", async () => {
    const started = await begin();
    const { token, id } = started;
    await change(token, id, { kind: "amount", amount: 4_000 });
    await month(started, "next-month");
    await change(token, id, { kind: "pause" });
    await month(started, "next-month");
    await change(token, id, { kind: "resume" });
    await change(token, id, { kind: "stop" });
    expect((await giftsOf(id)).map(({ amount }) => amount)).toEqual([2_500, 4_000]);
    const [one] = (await givingByToken(services, token)).monthly;
    expect(one?.recurring).toMatchObject({ state: "ended", amount: 4_000 });
    expect((await mailsTo(started.email)).filter((kind) => kind.startsWith("giving.monthly"))).toEqual(
      ["begun", "amount", "paused", "resumed", "ended"].map((kind) => `giving.monthly-${kind}`),
    );
    await expect(change(token, id, { kind: "resume" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("nobody can change another donor's gift, or set an amount outside the limits", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const stop = { kind: "stop" } as const;
    await expect(change(mine.token, theirs.id, stop)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(change("made-up", theirs.id, stop)).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    for (const amount of [0, 99, 2_500_001])
      await expect(change(mine.token, mine.id, { kind: "amount", amount })).rejects.toMatchObject({
        more: { errors: [{ propertyName: "amount" }] },
      });
    expect((await givingByToken(services, theirs.token)).monthly[0]?.recurring.state).toBe("active");
  });

  test("the yearly summary goes to the donor's own address, minus refunds", async () => {
    const started = await begin();
    await month(started, "next-month");
    const [first] = await giftsOf(started.id);
    const { rows } = await db.execute<{ checkout_id: string }>(
      `select checkout_id from payment where id = '${first?.paymentId}'`,
    );
    const checkoutId = rows[0]?.checkout_id ?? "";
    await giveSandboxRefund(db, { checkoutId, refundId: null, amount: 500 }, services.now());
    await syncPayment(deps, first?.paymentId ?? "");
    expect((await giftsOf(started.id))[0]).toMatchObject({ state: "partly-refunded", refunded: 500 });
    const { years } = await givingByToken(services, started.token);
    expect(years).toMatchObject([{ gifts: 2, total: 4_500 }]);
    await sendYearlySummary(services, started.token, years[0]?.year ?? 0);
    await sendYearlySummary(services, started.token, years[0]?.year ?? 0);
    const summaries = (await mailsIn(db)).filter(
      ({ kind, to }) => kind === "giving.summary" && to === started.email,
    );
    expect(summaries).toHaveLength(1);
    expect(summaries[0]?.text).toMatch(/Total: \$45\.00/);
    await expect(sendYearlySummary(services, started.token, 1999)).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});
