import { expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../../../test/database";
import { giftInput, giver, makeGift } from "../../../../test/factories/gifts";
import { testServices } from "../../../../test/factories/services";
import { outlineOf, readTaggedPdf } from "../../../../test/pdf-tags";
import { givingOfPerson } from "../giving-of-person";
import { mergeDonors } from "../merge/merge-donors";
import { donorDetail } from "../staff/donor-detail";
import { enterCheck } from "../staff/enter-check";
import { addGiftInKind, inKindReceiptPdf, setInKindVoided } from "./gifts-in-kind";
import { addPledge, setPledgeCanceled } from "./pledges";
import { giftInKind } from "./table";

const { db } = await testDatabase();
const services = testServices(db);
const actor = { ...systemActor("staff"), permissions: new Set<string>() };
const pledged = { amount: 100_000, designation: "Oncology", dueOn: "2027-06-30" };
const goods = { description: "Forty cribs", designation: "The Birth Place", receivedOn: "2026-03-08" };

function payment(donorId: string, pledgeId: string) {
  const { frequency: _, feeCovered: __, ...input } = giftInput({ amount: 40_000 });
  const check = { givenOn: "2026-03-08", checkNumber: "", memo: "", receipt: "print" as const };
  return enterCheck(services, actor, { ...input, ...check, donorId, pledgeId });
}

test("a pledge is paid by gifts and does not count as money; a canceled pledge accepts no gifts until that is undone", async () => {
  const { donorId } = await makeGift(services);
  const { id } = await addPledge(services, actor, donorId, pledged);
  expect((await donorDetail(services, donorId)).given).toBe(5_000);
  await payment(donorId, id);
  const { pledges, given } = await donorDetail(services, donorId);
  expect([pledges, given]).toMatchObject([
    [{ id, amount: 100_000, paid: 40_000, isCanceled: false }],
    45_000,
  ]);
  await setPledgeCanceled(services, actor, id, { revision: 0, isCanceled: true });
  await expect(payment(donorId, id)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
  await expect(
    setPledgeCanceled(services, actor, id, { revision: 0, isCanceled: false }),
  ).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
  await setPledgeCanceled(services, actor, id, { revision: 1, isCanceled: false });
  await payment(donorId, id);
  const other = await makeGift(services);
  await expect(payment(other.donorId, id)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
});

test("a gift in kind has a numbered receipt with a description and no value, as a tagged PDF; it does not count as money", async () => {
  const { donorId } = await makeGift(services, { giver: giver({ lastname: "Goodson" }) });
  const { id } = await addGiftInKind(services, actor, donorId, goods);
  const detail = await donorDetail(services, donorId);
  expect(detail).toMatchObject({
    given: 5_000,
    inKind: [{ id, description: "Forty cribs", isVoided: false }],
  });
  const { pdf, receiptNumber } = await inKindReceiptPdf(services, id);
  expect(receiptNumber).toMatch(/^2026-\d{6}$/);
  const { root, title, language, showsTitle } = await readTaggedPdf(pdf);
  expect([title, language, showsTitle]).toEqual([`Receipt ${receiptNumber}`, "en-US", true]);
  expect(outlineOf(root)).toMatch(/^Document\(H1 (P )+H2 (P )+H2 Table\(Caption( TR\(TH TD\)){4}\) P P\)$/);
  expect(JSON.stringify(await db.select().from(giftInKind))).not.toMatch(/Forty|Goodson/);
  await setInKindVoided(services, actor, id, { revision: 0, isVoided: true });
  await expect(inKindReceiptPdf(services, id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await setInKindVoided(services, actor, id, { revision: 1, isVoided: false });
  expect((await inKindReceiptPdf(services, id)).receiptNumber).toBe(receiptNumber);
});

test("pledges and gifts in kind go along when donors are merged, exported, or erased", async () => {
  const [one, other] = [await makeGift(services), await makeGift(services)];
  await addPledge(services, actor, other.donorId, pledged);
  await addGiftInKind(services, actor, other.donorId, goods);
  const [kept, merged] = [
    await donorDetail(services, one.donorId),
    await donorDetail(services, other.donorId),
  ];
  await mergeDonors(services, actor, {
    keptId: kept.id,
    keptRevision: kept.revision,
    mergedId: merged.id,
    mergedRevision: merged.revision,
    take: [],
  });
  expect(await donorDetail(services, kept.id)).toMatchObject({
    pledges: [{ amount: 100_000 }],
    inKind: [{ description: "Forty cribs" }],
  });
  const records = await givingOfPerson.find(db, services, kept.email);
  expect(records.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["Pledge of $1,000.00", "Gift in kind"]),
  );
  services.pass(20 * 365 * 86_400_000);
  await db.transaction((tx) => givingOfPerson.erase(tx, services, { email: kept.email, records, actor }));
  expect((await donorDetail(services, kept.id)).inKind[0]?.description).toBe("");
});
