import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../../test/database";
import { giftById, giftInput, giver, makeGift } from "../../../../test/factories/gifts";
import { testServices } from "../../../../test/factories/services";
import { campaignProgress } from "../campaign/campaign-progress";
import { campaign } from "../campaign/table";
import { type GiftDetails, openDetails } from "../gift/gift-details";
import { givingOfPerson } from "../giving-of-person";
import { givingChange } from "../history/table";
import { eraseDonor } from "../retention/erase-donor";
import { donor } from "../table";
import { donorDetail } from "./donor-detail";
import { editDonor, undoDonorEdit } from "./edit-donor";
import { editGift, undoGiftEdit } from "./edit-gift";
import { type CheckInput, enterCheck } from "./enter-check";
import { giftDetail } from "./gift-detail";

const { db } = await testDatabase();
const services = testServices(db);
const actor = { ...systemActor("staff"), permissions: new Set<string>() };

async function makeCheck(values: Partial<CheckInput> = {}): Promise<string> {
  const { frequency: _, feeCovered: __, ...input } = giftInput();
  const check = { ...input, givenOn: "2026-03-08", receipt: "print" as const, checkNumber: "1021", memo: "" };
  return (await enterCheck(services, actor, { ...check, ...values })).id;
}

async function detailsOf(id: string): Promise<GiftDetails> {
  const details = openDetails(services, await giftById(services, id));
  if (!details) throw new Error("The gift has no details.");
  return details;
}

async function makeCampaign(): Promise<string> {
  const id = crypto.randomUUID();
  await db
    .insert(campaign)
    .values({ id, title: "A van", goal: 1_000_000, elsewhere: 0, updatedAt: new Date() });
  return id;
}

describe("a gift that staff correct", () => {
  test("shows the new values, keeps its receipt number and earlier values, and moves between campaigns", async () => {
    const [first, second] = [await makeCampaign(), await makeCampaign()];
    const id = await makeCheck({ campaignId: first, amount: 20_000 });
    const { receiptNumber } = await giftById(services, id);
    const before = await detailsOf(id);
    const details = {
      ...before,
      amount: 25_000,
      givenOn: "2026-03-09",
      checkNumber: "1022",
      memo: "From the gala",
      campaignId: second,
      giver: { ...before.giver, lastname: "Quill" },
    };
    await editGift(services, actor, id, { revision: 0, details });
    expect(await detailsOf(id)).toEqual(details);
    const shown = await giftDetail(services, id);
    expect(shown).toMatchObject({ receiptNumber, revision: 1, amount: 25_000, memo: "From the gala" });
    expect(shown.changes[0]?.fields).toContainEqual({ label: "Last name", before: "Lind", after: "Quill" });
    expect(shown.changes[0]?.fields).toContainEqual({ label: "Amount", before: "$200.00", after: "$250.00" });
    const progress = await campaignProgress(db, [first, second]);
    expect([progress.get(first)?.raised, progress.get(second)?.raised]).toEqual([0, 25_000]);
  });

  test("gets its earlier values back by undo, as another correction", async () => {
    const id = await makeCheck();
    const before = await detailsOf(id);
    await editGift(services, actor, id, {
      revision: 0,
      details: { ...before, designation: "The Birth Place" },
    });
    const [change] = (await giftDetail(services, id)).changes;
    await undoGiftEdit(services, actor, id, { revision: 1, changeId: change?.id ?? "" });
    expect(await detailsOf(id)).toEqual(before);
    expect((await giftDetail(services, id)).changes).toHaveLength(2);
    const foreign = await makeCheck();
    await expect(
      undoGiftEdit(services, actor, foreign, { revision: 0, changeId: change?.id ?? "" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("if two people correct it at the same time, the second is refused and learns who changed it", async () => {
    const id = await makeCheck();
    const details = await detailsOf(id);
    const results = await Promise.allSettled(
      ["Oncology", "The Birth Place", "Lodging Program"].map((designation, at) =>
        editGift(services, actor, id, {
          revision: 0,
          details: { ...details, designation, memo: String(at) },
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected")
        expect(result.reason).toMatchObject({
          code: "REVISION_CONFLICT",
          more: { details: { revision: 1 } },
        });
  });

  test("keeps the amount and date that the payment provider recorded, and the year of its receipt", async () => {
    const online = await makeGift(services);
    const details = await detailsOf(online.id);
    const fieldsOf = (id: string, values: Partial<GiftDetails>, from: GiftDetails) =>
      editGift(services, actor, id, { revision: 0, details: { ...from, ...values } }).then(
        () => [],
        (error: { more: { errors: { propertyName: string }[] } }) =>
          error.more.errors.map(({ propertyName }) => propertyName),
      );
    expect(await fieldsOf(online.id, { amount: 1, givenOn: "2020-01-01" }, details)).toContain("amount");
    expect(await fieldsOf(online.id, { givenOn: "2020-01-01" }, details)).toContain("givenOn");
    const check = await makeCheck();
    expect(await fieldsOf(check, { givenOn: "2025-12-31" }, await detailsOf(check))).toEqual(["givenOn"]);
    expect(await fieldsOf(online.id, { designation: "Lodging Program" }, details)).toEqual([]);
  });

  test("leaves no personal data in the audit log or unsealed in the database", async () => {
    const id = await makeCheck({ memo: "Zyxwvut in the memo" });
    const before = await detailsOf(id);
    const details = { ...before, memo: "Qponmlk", giver: { ...before.giver, lastname: "Hgfedcba" } };
    await editGift(services, actor, id, { revision: 0, details });
    const events = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.subjectId, id), eq(auditEvent.action, "gift.corrected")));
    expect(events).toHaveLength(1);
    expect(events[0]?.after).toMatchObject({ changed: ["memo", "lastname"] });
    const stored = JSON.stringify([
      events,
      await db.select().from(givingChange),
      await giftById(services, id),
    ]);
    expect(stored).not.toMatch(/Zyxwvut|Qponmlk|Hgfedcba/);
  });
});

describe("a donor whom staff correct", () => {
  test("is found by the new email address, keeps the receipts, and gets the earlier details back by undo", async () => {
    const before = giver({ email: "old@donors.example" });
    const { donorId, id } = await makeGift(services, { giver: before });
    const { revision } = await donorDetail(services, donorId);
    const after = { ...before, lastname: "Newname", email: "new@donors.example" };
    await editDonor(services, actor, donorId, { revision, giver: after });
    expect((await makeGift(services, { giver: after })).donorId).toBe(donorId);
    expect((await detailsOf(id)).giver.lastname).toBe("Lind");
    const shown = await donorDetail(services, donorId);
    await undoDonorEdit(services, actor, donorId, {
      revision: shown.revision,
      changeId: shown.changes[0]?.id ?? "",
    });
    expect((await donorDetail(services, donorId)).giver).toEqual(before);
  });

  test("cannot take the email address of another donor", async () => {
    const one = await makeGift(services);
    const other = await makeGift(services, { giver: giver({ email: "taken@donors.example" }) });
    const { revision, giver: details } = await donorDetail(services, one.donorId);
    const taken = { ...giver(), ...details, email: "Taken@donors.example" };
    await expect(editDonor(services, actor, one.donorId, { revision, giver: taken })).rejects.toMatchObject({
      code: "IN_USE",
    });
    await expect(
      editDonor(services, actor, other.donorId, { revision: 99, giver: taken }),
    ).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
  });

  test("exports the corrections with the donor, and erases them with the donor", async () => {
    const before = giver({ email: "gone@donors.example" });
    const { donorId, id } = await makeGift(services, { giver: before });
    await editGift(services, actor, id, {
      revision: 0,
      details: { ...(await detailsOf(id)), memo: "Called in June" },
    });
    const found = await givingOfPerson.find(db, services, "gone@donors.example");
    expect(JSON.stringify(found)).toContain("Called in June");
    await db.transaction((tx) => eraseDonor(tx, services, donorId));
    expect(await db.$count(givingChange, eq(givingChange.subjectId, id))).toBe(0);
    expect((await giftById(services, id)).memo).toBeNull();
    const [row] = await db.select().from(donor).where(eq(donor.id, donorId));
    expect(row?.person).toBeNull();
  });
});
