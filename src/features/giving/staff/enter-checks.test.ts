import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import type { AppError } from "~/platform/errors/app-error";
import { testDatabase } from "../../../../test/database";
import { giftById, giver, makeGift } from "../../../../test/factories/gifts";
import { mailsIn, testServices } from "../../../../test/factories/services";
import { eraseDonor } from "../retention/erase-donor";
import { gift } from "../table";
import { enterChecks } from "./enter-checks";
import type { EnteredGift } from "./record-check";

const { db } = await testDatabase();
const services = testServices(db);
const actor = { ...systemActor("staff"), permissions: new Set<string>() };

function row(values: Partial<EnteredGift> = {}): EnteredGift {
  return {
    giver: giver(),
    givenOn: "2026-03-08",
    amount: 5_000,
    designation: "Oncology",
    campaignId: null,
    anonymous: false,
    checkNumber: "",
    memo: "",
    forEmployeeGivingCampaign: false,
    willEstate: false,
    volunteer: false,
    tribute: null,
    acknowledgeBy: "none",
    ...values,
  };
}

const errorsOf = (batch: Promise<unknown>) =>
  batch.then(
    () => [],
    (error: AppError) => error.more.errors?.map(({ propertyName }) => propertyName),
  );

describe("a batch of checks", () => {
  test("is entered in order: known donors by id or email, new ones with their name, each with a receipt number", async () => {
    const known = await makeGift(services, {
      giver: giver({ email: "known@donors.example", lastname: "Quill" }),
    });
    const entered = await enterChecks(
      services,
      actor,
      [
        row({ donorId: known.donorId, giver: undefined, checkNumber: "11", memo: "By mail" }),
        row({ giver: giver({ email: "Known@donors.example" }) }),
        row({ giver: giver({ email: "", lastname: "Newcomer" }), amount: 7_500 }),
      ],
      { receipt: "print" },
    );
    expect(entered.map(({ donorId }) => donorId === known.donorId)).toEqual([true, true, false]);
    const numbers = entered.map(({ receiptNumber }) => Number(receiptNumber.slice(5)));
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
    expect(await giftById(services, entered[2]?.id ?? "")).toMatchObject({ amount: 7_500, origin: "check" });
  });

  test("is entered completely or not at all; every wrong cell is named", async () => {
    const { donorId } = await makeGift(services);
    await enterChecks(services, actor, [row({ donorId, checkNumber: "77" })], { receipt: "print" });
    const erased = await makeGift(services);
    await db.transaction((tx) => eraseDonor(tx, services, erased.donorId));
    const before = await db.$count(gift);
    const batch = enterChecks(
      services,
      actor,
      [
        row(),
        row({ donorId, checkNumber: "77" }),
        row({ donorId: erased.donorId, giver: undefined }),
        row({ donorId, checkNumber: "78" }),
        row({ donorId, checkNumber: "78" }),
      ],
      { receipt: "print" },
    );
    expect(await errorsOf(batch)).toEqual(["rows.1.checkNumber", "rows.2.donorId", "rows.4.checkNumber"]);
    expect(await db.$count(gift)).toBe(before);
  });

  test("mails receipts only on request and only to donors with an address, and staff no notice for each check", async () => {
    const sent = async () => (await mailsIn(db)).map(({ kind, to }) => ({ kind, to }));
    const before = (await sent()).length;
    const withAddress = giver();
    const rows = [row({ giver: withAddress }), row({ giver: giver({ email: "" }) })];
    await enterChecks(services, actor, rows, { receipt: "print" });
    expect((await sent()).length).toBe(before);
    await enterChecks(services, actor, rows, { receipt: "mail" });
    expect((await sent()).slice(before)).toEqual([{ kind: "giving.receipt", to: withAddress.email }]);
  });

  test("of two colleagues who enter the same check at the same time, the second is refused", async () => {
    const { donorId } = await makeGift(services);
    const twice = [1, 2].map(() =>
      enterChecks(services, actor, [row({ donorId, checkNumber: "500" })], { receipt: "print" }),
    );
    const results = await Promise.allSettled(twice);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.$count(gift, eq(gift.checkNumber, "500"))).toBe(1);
  });

  test("of several years and donors never waits for another batch with the same ones in another order", async () => {
    const [one, other] = [await makeGift(services), await makeGift(services)];
    const [first, second] = [
      row({ donorId: one.donorId, givenOn: "2024-05-01" }),
      row({ donorId: other.donorId }),
    ];
    const batches = Array.from({ length: 4 }, (_, at) =>
      enterChecks(services, actor, at % 2 ? [first, second] : [second, first], { receipt: "print" }),
    );
    expect(await Promise.all(batches)).toHaveLength(4);
  });
});
