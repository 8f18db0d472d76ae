import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { specialtyType } from "~/features/care/specialty/definition";
import { pageType } from "~/features/pages/page/definition";
import { auditEvent } from "~/platform/audit/table";
import { testDatabase } from "../../../test/database";
import { makeLocation, makeSpecialty, testActor } from "../../../test/factories/content";
import { redirectType } from "../redirects/definition";
import { findRedirect } from "../redirects/find-redirect";
import { redirect } from "../redirects/table";
import { createItem } from "./create-item";
import { publishItem } from "./publish-item";
import { saveDraft } from "./save-draft";
import type { Item } from "./steps";
import { trashItem } from "./trash-item";
import { unpublishItem } from "./unpublish-item";

const { db } = await testDatabase();
const context = { db, actor: testActor };

async function moveTo(item: Item, slug: string): Promise<Item> {
  return publishItem(context, specialtyType, await saveDraft(context, specialtyType, item, { slug }));
}

const target = async (path: string) => (await findRedirect(db, path))?.target;
const manual = (from: string, to: string, publish = true) =>
  createItem(context, redirectType, { from, to, kind: "302" }, { publish });

describe("a former address", () => {
  test("keeps leading to the record, however it is written", async () => {
    const item = await makeSpecialty(db, { slug: "old" });
    expect(await target("/specialty/old")).toBeUndefined();
    await moveTo(item, "new");
    expect(await findRedirect(db, "/specialty/old")).toEqual({ target: "/specialty/new", kind: 301 });
    expect(await target("/Specialty/OLD/")).toBe("/specialty/new");
  });

  test("names who changed it, who needs no permission for redirects", async () => {
    const item = await makeSpecialty(db, { slug: "by-whom" });
    const actor = { id: "u1", name: "Ada", permissions: new Set(["permissionCHSpecialtiesManager"]) };
    const own = { db, actor };
    await publishItem(own, specialtyType, await saveDraft(own, specialtyType, item, { slug: "by-ada" }));
    const events = await db.select().from(auditEvent).where(eq(auditEvent.action, "redirect.published"));
    expect(events.at(-1)).toMatchObject({ actorId: "u1", after: { from: "/specialty/by-whom" } });
  });

  test("is not released by a draft, nor by saving alone", async () => {
    const item = await makeSpecialty(db, { slug: "patient" });
    await saveDraft(context, specialtyType, item, { slug: "patience" });
    expect(await target("/specialty/patient")).toBeUndefined();
  });

  test("of an unpublished record leads to it once it is published again", async () => {
    const item = await makeSpecialty(db, { slug: "before-the-break" });
    const away = await unpublishItem(context, specialtyType, item);
    await moveTo(away, "after-the-break");
    expect(await target("/specialty/before-the-break")).toBe("/specialty/after-the-break");
  });

  test("that becomes the address again leaves no redirect away from it", async () => {
    const there = await moveTo(await makeSpecialty(db, { slug: "there" }), "and-back");
    await moveTo(there, "there");
    expect(await target("/specialty/there")).toBeUndefined();
    expect(await target("/specialty/and-back")).toBe("/specialty/there");
  });

  test("redirects directly to the newest of several addresses", async () => {
    const one = await makeSpecialty(db, { slug: "first" });
    const two = await moveTo(one, "second");
    await moveTo(two, "third");
    expect(await target("/specialty/first")).toBe("/specialty/third");
    expect(await target("/specialty/second")).toBe("/specialty/third");
  });

  test("can be used by another record, which is then shown there", async () => {
    await moveTo(await makeSpecialty(db, { slug: "given-up" }), "taken-up");
    await makeSpecialty(db, { slug: "given-up" });
    expect(await target("/specialty/given-up")).toBeUndefined();
  });
});

describe("redirects that staff write", () => {
  const end = "https://end.example/";

  test("may form a chain, and lead to its end", async () => {
    const middle = await manual("/b", end);
    await manual("/a", "/b");
    expect(await target("/a")).toBe(end);
    await trashItem(context, redirectType, middle);
    expect(await target("/a")).toBe("/b");
  });

  test("cannot form a loop, alone or together", async () => {
    const wrong = {
      code: "VALIDATION_FAILED",
      more: { errors: expect.arrayContaining([expect.objectContaining({ propertyName: "to" })]) },
    };
    const last = await manual("/y", end);
    await manual("/x", "/y");
    const back = await saveDraft(context, redirectType, last, { to: "/X/?again" });
    await expect(publishItem(context, redirectType, back)).rejects.toMatchObject(wrong);
    await expect(manual("/loop", "/loop/?again")).rejects.toMatchObject(wrong);
    expect(await target("/x")).toBe(end);
  });

  test.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "evil"])(
    "cannot lead to %s",
    async (to) => {
      await expect(manual("/out", to, false)).rejects.toMatchObject({ code: "VALIDATION_FAILED" });
    },
  );

  test("are replaced by a record that is published at their address", async () => {
    await manual("/location/soon", "https://elsewhere.example/");
    await makeLocation(db, { slug: "soon" });
    expect(await target("/location/soon")).toBeUndefined();
    const remaining = await db.select({ from: redirect.from }).from(redirect).orderBy(asc(redirect.from));
    expect(remaining.map((row) => row.from)).not.toContain("/location/soon");
  });
});

describe("one address", () => {
  test("cannot belong to two records of different types", async () => {
    await makeLocation(db, { slug: "one-address" });
    const blocks = [{ type: "richText", props: { html: "<p>Words.</p>" } }];
    const values = { path: "/location/one-address", title: "Same", description: "Same address.", blocks };
    const attempt = createItem(context, pageType, values, { publish: true, trusted: true });
    await expect(attempt).rejects.toMatchObject({ code: "SLUG_TAKEN" });
  });

  test("is given to only one of two simultaneous records", async () => {
    const attempts = Array.from({ length: 6 }, () =>
      createItem(context, specialtyType, { name: "At once", slug: "at-once" }),
    );
    const outcomes = await Promise.allSettled(attempts);
    const codes = outcomes.map((one) => (one.status === "rejected" ? one.reason.code : "made"));
    expect(codes.toSorted()).toEqual([...Array(5).fill("SLUG_TAKEN"), "made"]);
  });
});
