import { beforeAll, describe, expect, test } from "vitest";
import { locationType } from "~/features/care/location/definition";
import { providerType } from "~/features/care/provider/definition";
import { testDatabase } from "../../../test/database";
import { makeLocation, makeProvider, makeSpecialty, testActor } from "../../../test/factories/content";
import { createItem } from "../actions/create-item";
import { saveDraft } from "../actions/save-draft";
import type { Item } from "../actions/steps";
import { trashItem } from "../actions/trash-item";
import { contentSchedule } from "../schedule/table";
import { type ListSearch, listItems } from "./list-items";
import { presentList } from "./present-items";

const { db } = await testDatabase();
const context = { db, actor: testActor };
let north: Item;
let south: Item;

beforeAll(async () => {
  [north, south] = [await makeLocation(db, { position: 9 }), await makeLocation(db, { position: 10 })];
  const specialties = [(await makeSpecialty(db)).id];
  const people: [string, string, boolean][] = [
    ["Zoë Åberg", "Surgeon", true],
    ["Ann O'Neil", "Doctor", false],
    ["Carl 100%", "Nurse", true],
  ];
  for (const [name, position, acceptingNewPatients] of people) {
    const locations = name.startsWith("Carl") ? [north.id, south.id] : [north.id];
    const slug = position.toLowerCase();
    await makeProvider(db, { name, slug, position, acceptingNewPatients, specialties, locations });
  }
  const draft = await createItem(context, providerType, { name: "Dora Draft", slug: "dora" });
  const changed = await makeProvider(db, { name: "Chet Changed", specialties, locations: [south.id] });
  await saveDraft(context, providerType, changed, { position: "Changed" });
  const gone = await createItem(context, providerType, {
    name: "Tess Trashed",
    slug: "tess",
    position: "Was",
  });
  await trashItem(context, providerType, gone);
  await saveDraft(context, providerType, draft, { gender: "female" });
});

async function names(search: Partial<ListSearch>): Promise<string[]> {
  const { ids } = await listItems(db, providerType, { page: 1, pageSize: 50, sort: "title", ...search });
  return (await presentList(db, testActor, providerType, ids)).items.map(
    (item) => item.title.split(" ")[0] ?? "",
  );
}

describe("a list", () => {
  test("omits the trash, which is a separate list", async () => {
    expect(await names({})).toEqual(["Ann", "Carl", "Chet", "Dora", "Zoë"]);
    expect(await names({ status: "trashed" })).toEqual(["Tess"]);
    expect(await names({ status: "trashed", sort: "position" })).toEqual(["Tess"]);
  });

  test.each([
    [{ status: "draft" }, ["Dora"]],
    [{ status: "changed" }, ["Chet"]],
    [{ status: "live" }, ["Ann", "Carl", "Zoë"]],
    [{ q: "zoe ABERG" }, ["Zoë"]],
    [{ q: "berg zo" }, ["Zoë"]],
    [{ q: "surgeon" }, ["Zoë"]],
    [{ q: "100%" }, ["Carl"]],
    [{ q: "%" }, ["Carl"]],
    [{ q: "o'n" }, ["Ann"]],
    [{ q: "nobody" }, []],
    [{ filters: { acceptingNewPatients: ["true"] } }, ["Carl", "Zoë"]],
    [{ filters: { gender: ["female"] } }, ["Dora"]],
    [{ sort: "position" }, ["Dora", "Chet", "Ann", "Carl", "Zoë"]],
    [{ sort: "-position" }, ["Zoë", "Carl", "Ann", "Chet", "Dora"]],
    [{ sort: "-title" }, ["Zoë", "Dora", "Chet", "Carl", "Ann"]],
    [{ sort: "password; drop table" }, ["Ann", "Carl", "Zoë", "Chet", "Dora"]],
  ] as [Partial<ListSearch>, string[]][])("%j", async (search, expected) => {
    const found = await names(search);
    if (search.sort === "password; drop table") expect(found).toHaveLength(expected.length);
    else expect(found).toEqual(expected);
  });

  test("is filtered by any of several referenced records", async () => {
    expect(await names({ filters: { locations: [south.id] } })).toEqual(["Carl", "Chet"]);
    expect(
      await names({ filters: { locations: [south.id, north.id], acceptingNewPatients: ["true"] } }),
    ).toEqual(["Carl", "Zoë"]);
    expect(await names({ filters: { medicalSchool: ["x"] } })).toHaveLength(5);
  });

  test("shows scheduled publications and unpublications, in any order, with further filters", async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const plan = async (q: string, times: Partial<typeof contentSchedule.$inferInsert>) => {
      const [itemId = ""] = (await listItems(db, providerType, { q, page: 1, pageSize: 1 })).ids;
      const who = { actorId: testActor.id, actorName: testActor.name, scheduledAt: new Date() };
      await db.insert(contentSchedule).values({ itemId, type: "provider", revision: 1, ...who, ...times });
    };
    await plan("dora", { publishAt: inAnHour });
    await plan("zoe", { unpublishAt: inAnHour });
    await plan("ann", {});
    for (const sort of ["title", "position", "-updatedAt", "-publishedAt"])
      expect((await names({ status: "scheduled", sort })).toSorted()).toEqual(["Dora", "Zoë"]);
    expect(await names({ status: "scheduled", filters: { gender: ["female"] } })).toEqual(["Dora"]);
  });

  test("sorts numbers numerically", async () => {
    const { ids } = await listItems(db, locationType, { page: 1, pageSize: 9, sort: "position" });
    expect(ids).toEqual([north.id, south.id]);
  });

  test("counts all and shows a page, read from the nearer end", async () => {
    for (const page of [1, 2, 3]) {
      const { ids, total } = await listItems(db, providerType, { page, pageSize: 2, sort: "title" });
      expect([ids.length, total]).toEqual([page === 3 ? 1 : 2, 5]);
    }
    expect((await listItems(db, providerType, { page: 99, pageSize: 2 })).ids).toEqual([]);
  });
});
