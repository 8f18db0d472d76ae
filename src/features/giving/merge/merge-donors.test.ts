import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../../../test/database";
import { giftById, giver, makeGift } from "../../../../test/factories/gifts";
import { testServices } from "../../../../test/factories/services";
import { donorLink } from "../donor/donor-link";
import type { Giver } from "../donor/giver";
import { givingByToken } from "../donor/giving-by-token";
import { givingOfPerson } from "../giving-of-person";
import { eraseUnpaid } from "../retention/erase-unpaid";
import { donorDetail } from "../staff/donor-detail";
import { donorsPage } from "../staff/donors-page";
import { editDonor } from "../staff/edit-donor";
import { donor } from "../table";
import { mergeDonors, undoMerge } from "./merge-donors";

const { db } = await testDatabase();
const services = testServices(db);
const actor = { ...systemActor("staff"), permissions: new Set<string>() };

async function twoDonors(own: Partial<Giver> = {}, others: Partial<Giver> = {}) {
  const [one, other] = [
    await makeGift(services, { giver: giver(own) }),
    await makeGift(services, { giver: giver(others), amount: 7_000 }),
  ];
  const [kept, merged] = [
    await donorDetail(services, one.donorId),
    await donorDetail(services, other.donorId),
  ];
  const merge = {
    keptId: kept.id,
    keptRevision: kept.revision,
    mergedId: merged.id,
    mergedRevision: merged.revision,
    take: [] as (keyof Giver)[],
  };
  return { one, other, kept, merged, merge };
}

test("a merge moves all gifts and missing details to the kept donor; undo moves everything back", async () => {
  const { one, other, kept, merged, merge } = await twoDonors(
    { phone: "", lastname: "Kept" },
    { lastname: "Other", phone: "(308) 555-0177" },
  );
  const { id: mergeId } = await mergeDonors(services, actor, { ...merge, take: ["lastname", "email"] });
  const after = await donorDetail(services, kept.id);
  expect(after).toMatchObject({ gifts: 2, given: 12_000, merges: [{ id: mergeId, gifts: 1 }] });
  expect(after.giver).toMatchObject({ lastname: "Other", phone: "(308) 555-0177", email: kept.email });
  expect((await donorDetail(services, merged.id)).id).toBe(kept.id);
  await undoMerge(services, actor, { keptId: kept.id, mergeId });
  expect((await giftById(services, one.id)).donorId).toBe(kept.id);
  expect((await giftById(services, other.id)).donorId).toBe(merged.id);
  expect((await donorDetail(services, kept.id)).giver).toEqual(kept.giver);
  expect(await donorDetail(services, merged.id)).toMatchObject({ id: merged.id, gifts: 1, given: 7_000 });
  await expect(undoMerge(services, actor, { keptId: kept.id, mergeId })).rejects.toMatchObject({
    code: "IN_USE",
  });
});

test("after a merge, gifts from both addresses and both private links lead to the kept donor, who is the only one in searches", async () => {
  const lastname = "Mergington";
  const { kept, merged, merge } = await twoDonors({ lastname }, { lastname });
  const [row] = await db.select().from(donor).where(eq(donor.id, merged.id));
  const link = row ? await donorLink(db, services, row) : "";
  await mergeDonors(services, actor, merge);
  const later = await makeGift(services, { giver: giver({ lastname, email: merged.email }) });
  expect(later.donorId).toBe(kept.id);
  expect((await givingByToken(services, link.split("/").at(-1) ?? "")).gifts).toHaveLength(3);
  const { items } = await donorsPage(services, { q: lastname, page: 1, pageSize: 10 });
  expect(items.map(({ id }) => id)).toEqual([kept.id]);
});

test("undo keeps what was changed or given since the merge", async () => {
  const { kept, merged, merge } = await twoDonors();
  const { id: mergeId } = await mergeDonors(services, actor, merge);
  const { revision, giver: details } = await donorDetail(services, kept.id);
  const edited = { ...giver(), ...details, lastname: "Edited" };
  await editDonor(services, actor, kept.id, { revision, giver: edited });
  const later = await makeGift(services, { giver: giver({ email: merged.email, lastname: "Edited" }) });
  await undoMerge(services, actor, { keptId: kept.id, mergeId });
  expect((await donorDetail(services, kept.id)).giver?.lastname).toBe("Edited");
  expect((await giftById(services, later.id)).donorId).toBe(kept.id);
});

test("of two simultaneous merges of the same donors, one succeeds; a merge after a change is refused", async () => {
  const { kept, merged, merge } = await twoDonors();
  const opposite = {
    keptId: merged.id,
    keptRevision: merged.revision,
    mergedId: kept.id,
    mergedRevision: kept.revision,
    take: [],
  };
  const results = await Promise.allSettled([
    mergeDonors(services, actor, merge),
    mergeDonors(services, actor, opposite),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const next = await twoDonors();
  const stale = { ...next.merge, mergedRevision: next.merge.mergedRevision - 1 };
  await expect(mergeDonors(services, actor, stale)).rejects.toMatchObject({ code: "REVISION_CONFLICT" });
});

test("erasing one of the merged addresses erases both donors; the nightly job keeps a merged donor", async () => {
  const { kept, merged, merge } = await twoDonors();
  await mergeDonors(services, actor, merge);
  services.pass(400 * 86_400_000);
  await eraseUnpaid(services);
  const persons = async () => {
    const rows = await db.select().from(donor);
    return rows.filter(({ id }) => [kept.id, merged.id].includes(id)).map(({ person }) => person !== null);
  };
  expect(await persons()).toEqual([true, true]);
  const records = await givingOfPerson.find(db, services, merged.email);
  expect(records.map(({ id }) => id)).toContain(kept.id);
  await db.transaction((tx) => givingOfPerson.erase(tx, services, { email: merged.email, records, actor }));
  expect(await persons()).toEqual([false, false]);
});
