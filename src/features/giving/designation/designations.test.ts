import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { systemActor } from "~/platform/audit/actor";
import { testDatabase } from "../../../../test/database";
import { specifiedDesignations } from "../../../../test/factories/designations";
import { beginGift, giftById, makeGift, paymentBecomes } from "../../../../test/factories/gifts";
import { testServices } from "../../../../test/factories/services";
import { designationList } from "../staff/designation-list";
import { gift } from "../table";
import { addDesignation, deleteDesignation, editDesignation, orderDesignations } from "./change-designations";
import { acceptedNames, publicDesignations } from "./designations";

const { db } = await testDatabase();
const services = testServices(db);
const actor = { ...systemActor("staff"), permissions: new Set<string>() };

async function named(name: string) {
  const found = (await designationList(db)).find((one) => one.name === name);
  if (!found) throw new Error(`There is no designation ${name}.`);
  return found;
}

test("a new site offers the specification's designations, in its order", async () => {
  expect((await publicDesignations(db)).map(({ name }) => name)).toEqual([...specifiedDesignations]);
});

test("a new name is on every gift, on the form, and in the totals; a form with the earlier name still works", async () => {
  const paid = await makeGift(services, { designation: "Conferences" });
  const { giftId, paymentId } = await beginGift(services, { designation: "Conferences" });
  const { id, revision } = await named("Conferences");
  await editDesignation(services, actor, id, { revision, name: "Learning Days", offeredTo: "public" });
  await paymentBecomes(services, paymentId, "paid");
  for (const one of [paid.id, giftId])
    expect((await giftById(services, one)).designation).toBe("Learning Days");
  expect(acceptedNames(await publicDesignations(db)).get("Conferences")).toBe("Learning Days");
  const late = await makeGift(services, { designation: "Conferences" });
  expect(late.designation).toBe("Learning Days");
  expect(await named("Learning Days")).toMatchObject({ gifts: 3, given: 15_000 });
});

test("gifts that arrive while a designation is renamed all get the new name", async () => {
  const { id, revision } = await named("Lodging Program");
  const gifts = Array.from({ length: 6 }, () => makeGift(services, { designation: "Lodging Program" }));
  const renamed = editDesignation(services, actor, id, {
    revision,
    name: "Guest House",
    offeredTo: "public",
  });
  await Promise.all([...gifts, renamed]);
  expect(await db.$count(gift, eq(gift.designation, "Lodging Program"))).toBe(0);
  expect(await named("Guest House")).toMatchObject({ gifts: 6 });
});

test("one of two simultaneous changes is stored; a name that another designation has or had is refused", async () => {
  const { id, revision } = await named("Oncology");
  const edits = ["staff", "nobody"].map((offeredTo) =>
    editDesignation(services, actor, id, { revision, name: "Oncology", offeredTo: offeredTo as "staff" }),
  );
  const results = await Promise.allSettled(edits);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const other = await addDesignation(services, actor, { name: "A new van", offeredTo: "staff" });
  const edited = { revision: 0, name: "oncology", offeredTo: "staff" as const };
  await expect(editDesignation(services, actor, other.id, edited)).rejects.toMatchObject({
    code: "VALIDATION_FAILED",
  });
});

test("a designation can be hidden from the form and reordered, and deleted only if it has no gifts", async () => {
  const { id, revision } = await named("Diabetes Program");
  await editDesignation(services, actor, id, { revision, name: "Diabetes Program", offeredTo: "nobody" });
  expect((await publicDesignations(db)).map(({ name }) => name)).not.toContain("Diabetes Program");
  const ids = (await designationList(db)).map((one) => one.id).reverse();
  await orderDesignations(services, actor, ids);
  expect((await designationList(db)).map((one) => one.id)).toEqual(ids);
  await expect(orderDesignations(services, actor, ids.slice(1))).rejects.toMatchObject({
    code: "REVISION_CONFLICT",
  });
  await makeGift(services, { designation: "The Birth Place" });
  const used = await named("The Birth Place");
  await expect(deleteDesignation(services, actor, used.id, used)).rejects.toMatchObject({ code: "IN_USE" });
  await deleteDesignation(services, actor, id, { revision: revision + 1 });
  expect((await designationList(db)).map((one) => one.id)).not.toContain(id);
});
