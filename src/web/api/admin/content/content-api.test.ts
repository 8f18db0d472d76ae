import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { contentTypes } from "~/content/content-types";
import { contentItem } from "~/content/tables";
import { provider } from "~/content/types/provider/table";
import { type PermissionFlag, permissionFlags } from "~/domain/accounts/permissions";
import { auditEvent } from "~/platform/audit/table";
import { signedIn } from "../../../../../test/factories/accounts";
import { makeLocation, makeProvider, makeSpecialty } from "../../../../../test/factories/content";
import { testApp } from "../../../../../test/web-app";

const { url, services } = await testApp();
const { db } = services;
type Headers = Record<string, string>;
let staff: Headers;
let nobodyOfProviders: Headers;
let editor: Headers;

beforeAll(async () => {
  staff = await holding("permissionCHStaffMemberManager", "permissionPageManager", "permissionMediaManager");
  nobodyOfProviders = await holding("permissionBlogManager");
  editor = await holding("permissionPageEditor");
});

async function holding(...flags: PermissionFlag[]): Promise<Headers> {
  return (await signedIn(db, flags)).headers;
}

async function call(method: string, path: string, body?: unknown, as: Headers = staff) {
  const answer = await fetch(`${url}/api/admin${path}`, {
    method,
    headers: { ...as, ...(body !== undefined && { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function aDraft(values: Record<string, unknown> = {}) {
  const specialty = await makeSpecialty(db);
  const location = await makeLocation(db);
  const { status, body } = await call("POST", "/staffmembers", {
    data: {
      name: "Ada Brandt",
      slug: `ada-brandt-${specialty.slug}`,
      position: "Doctor",
      specialties: [specialty.id],
      locations: [location.id],
      ...values,
    },
  });
  expect([status, body]).toEqual([201, body]);
  return body.item;
}

describe("every type has the same calls", () => {
  test.each(contentTypes.map((type) => [type.apiName, type] as const))("%s", async (apiName, type) => {
    const { headers } = await signedIn(db, "administrator");
    const types = (await call("GET", "/types", undefined, headers)).body.types;
    const described = types.find((one: { apiName: string }) => one.apiName === apiName);
    expect(Object.keys(type.fields)).toEqual(described.fields.map((one: { name: string }) => one.name));
    for (const column of [...described.list.columns, ...described.list.filters])
      expect(Object.keys(type.fields)).toContain(column);
    const list = await call("GET", `/${apiName}?pageSize=3`, undefined, headers);
    expect(list).toMatchObject({ status: 200, body: { items: [], total: 0, page: 1, pageSize: 3 } });
  });

  test("and is seen by nobody without its flags", async () => {
    expect((await call("GET", "/pressreleases", undefined, nobodyOfProviders)).status).toBe(403);
    expect((await call("POST", "/staffmembers", { data: {} }, nobodyOfProviders)).status).toBe(403);
    expect((await call("GET", "/staffmembers", undefined, {})).status).toBe(401);
    const { body } = await call("GET", "/types", undefined, nobodyOfProviders);
    const types: { name: string; can: { draft: boolean } }[] = body.types;
    expect(types.filter(({ can }) => can.draft).map(({ name }) => name)).toEqual(["blogPost"]);
  });

  test("but all staff look through what their own records refer to", async () => {
    const chosen = contentTypes.filter(({ chosenByAll }) => chosenByAll).map(({ apiName }) => apiName);
    expect(chosen).toContain("images");
    for (const apiName of chosen)
      expect((await call("GET", `/${apiName}?pageSize=1`, undefined, nobodyOfProviders)).status).toBe(200);
  });
});

/** The specification, section 6. */
const FLAGS: Record<string, PermissionFlag[]> = {
  images: ["permissionMediaManager"],
  files: ["permissionMediaManager"],
  folders: ["permissionMediaManager"],
  settings: ["permissionSettingsManager"],
  navigation: ["permissionPageManager", "permissionPageEditor"],
  pages: ["permissionPageManager", "permissionPageEditor"],
  "saved-sections": ["permissionPageManager", "permissionPageEditor"],
  specialties: ["permissionCHSpecialtiesManager"],
  locations: ["permissionCHLocationManager"],
  staffmembers: ["permissionCHStaffMemberManager"],
  "class-types": ["permissionCHClassManager"],
  classes: ["permissionCHClassManager"],
  pressreleases: ["permissionNewsManager"],
  mediacoverages: ["permissionNewsManager"],
  newsitem: ["permissionNewsManager"],
  blog: ["permissionBlogManager"],
  calendarevent: ["permissionEventsManager"],
  "cmu-scheduling": ["permissionCHCMUSchedulingManager"],
  forms: ["permissionFormManager"],
  awards: ["permissionFormManager"],
  campaigns: ["permissionFoundationManager"],
  redirects: ["permissionRedirectManager"],
  searchrules: ["permissionSettingsManager"],
};

test("each flag opens its own types and no others", async () => {
  const seen: Record<string, PermissionFlag[]> = {};
  for (const flag of permissionFlags) {
    const headers = await holding(flag);
    for (const { apiName } of contentTypes) {
      const { status } = await call("GET", `/${apiName}/${randomUUID()}`, undefined, headers);
      expect([404, 403]).toContain(status);
      if (status === 404) seen[apiName] = [...(seen[apiName] ?? []), flag];
    }
  }
  expect(seen).toEqual(FLAGS);
}, 60_000);

describe("how the record behind a page stands", () => {
  const stands = async (type: string, id: string, as: Headers) => {
    const { body } = await call("GET", `/page-record?type=${type}&id=${id}`, undefined, as);
    return body.record;
  };

  test("is told to those who may open it; to everybody else that there is none, without a refusal", async () => {
    const { id } = await aDraft({ name: "Quella Stands" });
    const ofProviders = await holding("permissionCHStaffMemberManager");
    expect(await stands("staffmembers", id, ofProviders)).toEqual({ status: "draft", isScheduled: false });
    expect(await stands("staffmembers", id, nobodyOfProviders)).toBeNull();
    expect(await stands("locations", id, ofProviders)).toBeNull();
    expect(await stands("nothing", id, ofProviders)).toBeNull();
  });
});

describe("what a link can lead to", () => {
  const found = async (q: string, as: Headers) => {
    const { body } = await call("GET", `/addresses?q=${encodeURIComponent(q)}`, undefined, as);
    return body.items;
  };

  test("is found by words of its name or address, whatever its type and whoever asks", async () => {
    const { slug } = await makeLocation(db, { name: "Quince Orchard Clinic" });
    const address = { url: `/location/${slug}`, title: "Quince Orchard Clinic", isPublic: true };
    expect(await found("orchard quince", editor)).toEqual([address]);
    expect(await found(`location/${slug}`.slice("location/".length), nobodyOfProviders)).toEqual([address]);
    expect(await found("quince medlar", editor)).toEqual([]);
  });

  test("a draft is for those who may see it, and said to be one", async () => {
    const newsroom = await holding("permissionNewsManager");
    await call("POST", "/pressreleases", { data: { title: "Quilts", slug: "quilts-are-coming" } }, newsroom);
    const address = { url: "/news/quilts-are-coming", title: "Quilts", isPublic: false };
    expect(await found("quilts", newsroom)).toEqual([address]);
    expect(await found("quilts", editor)).toEqual([]);
  });

  test("a record that will move is still where it is", async () => {
    const draft = await aDraft({ name: "Quirin Moved" });
    const path = `/staffmembers/${draft.id}`;
    await call("POST", `${path}/publication`, { revision: 1 });
    await call("PATCH", path, { revision: 2, data: { slug: `${draft.slug}-moved` } });
    const address = { url: `/provider/${draft.slug}`, title: "Quirin Moved", isPublic: true };
    expect(await found("quirin", nobodyOfProviders)).toEqual([address]);
  });
});

describe("a record from draft to trash", () => {
  test("is created, changed, published, and known to the audit log", async () => {
    const draft = await aDraft();
    expect(draft).toMatchObject({ status: "draft", revision: 1, url: `/provider/${draft.slug}` });
    expect(await db.$count(provider, eq(provider.id, draft.id))).toBe(0);

    const path = `/staffmembers/${draft.id}`;
    const saved = (await call("PATCH", path, { revision: 1, data: { position: "Surgeon" } })).body.item;
    expect(saved).toMatchObject({
      revision: 2,
      status: "draft",
      data: { position: "Surgeon", name: "Ada Brandt" },
    });

    const live = (await call("POST", `${path}/publication`, { revision: 2 })).body.item;
    expect(live).toMatchObject({ revision: 3, status: "live", publishedRevision: 3 });
    expect(await db.$count(provider, eq(provider.id, draft.id))).toBe(1);

    const changed = (await call("PATCH", path, { revision: 3, data: { position: "Chief" } })).body.item;
    expect(changed.status).toBe("changed");
    const down = (await call("DELETE", `${path}/publication`, { revision: 4 })).body.item;
    expect(down.status).toBe("draft");
    const trashed = (await call("DELETE", path, { revision: 5 })).body.item;
    expect(trashed).toMatchObject({ status: "trashed", trashedAt: expect.any(String) });
    const back = (await call("POST", `${path}/restoration`, { revision: 6 })).body.item;
    expect(back).toMatchObject({ status: "draft", revision: 7, data: { position: "Chief" } });

    const events = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, draft.id));
    expect(events.map((event) => event.action)).toEqual([
      "provider.created",
      "provider.saved",
      "provider.published",
      "provider.saved",
      "provider.unpublished",
      "provider.trashed",
      "provider.restored",
    ]);
    expect(events[1]).toMatchObject({ before: { position: "Doctor" }, after: { position: "Surgeon" } });
  });

  test("names what it refers to", async () => {
    const draft = await aDraft();
    const [specialty] = draft.data.specialties;
    expect(draft.references[specialty]).toMatchObject({ type: "specialty", status: "live" });
  });

  test("a late writer is told the current revision, a wrong one every field", async () => {
    const { id } = await aDraft();
    await call("PATCH", `/staffmembers/${id}`, { revision: 1, data: { position: "First" } });
    const late = await call("PATCH", `/staffmembers/${id}`, { revision: 1, data: { position: "Second" } });
    expect(late).toMatchObject({ status: 409, body: { error: { code: "REVISION_CONFLICT", revision: 2 } } });
    const wrong = await call("PATCH", `/staffmembers/${id}`, {
      revision: 2,
      data: { gender: "x", languages: 3, isAdmin: true },
    });
    expect(wrong.status).toBe(422);
    const names = wrong.body.error.errors.map((error: { propertyName: string }) => error.propertyName);
    expect(names).toEqual(expect.arrayContaining(["gender", "languages"]));
  });

  test("what no database can store is the sender's mistake, not ours", async () => {
    const { id } = await aDraft();
    const inColumn = await call("PATCH", `/staffmembers/${id}`, {
      revision: 1,
      data: { position: "First\0" },
    });
    const blocks = [{ type: "quote", props: { text: "Two\0words", name: "Ada" } }];
    const title = "No text";
    const inBlock = await call("POST", "/pages", {
      data: { path: "/no-text", title, description: title, blocks },
    });
    for (const { status, body } of [inColumn, inBlock]) {
      expect([status, body.error.code]).toEqual([400, "BAD_REQUEST"]);
    }
  });

  test("who may only draft does not publish", async () => {
    const page = { path: "/drafted", title: "Drafted page", description: "", blocks: [] };
    const { body, status } = await call("POST", "/pages", { data: page }, editor);
    expect(status).toBe(201);
    const { id } = body.item;
    expect((await call("POST", `/pages/${id}/publication`, { revision: 1 }, editor)).status).toBe(403);
    expect((await call("PUT", `/pages/${id}/review`, { revision: 1 }, editor)).body.item).toMatchObject({
      reviewRequestedAt: expect.any(String),
    });
    expect((await call("POST", `/pages/${id}/publication`, { revision: 1 })).status).toBe(422);
  });

  test("a record of another type is not found under this one", async () => {
    const specialty = await makeSpecialty(db);
    for (const path of ["", "/revisions", "/revisions/1", "/checklist", "/uses"])
      expect((await call("GET", `/staffmembers/${specialty.id}${path}`)).status).toBe(404);
    expect((await call("POST", `/staffmembers/${specialty.id}/duplicate`)).status).toBe(404);
  });

  test("what an upload wrote cannot be sent", async () => {
    const made = await call("POST", "/images", { data: { filename: "x.png" } });
    expect(made.body.error.code).toBe("BAD_REQUEST");
  });
});

describe("history", () => {
  test("tells who did what, what changed in words, and brings back an earlier state", async () => {
    const draft = await aDraft({ acceptingNewPatients: false });
    const path = `/staffmembers/${draft.id}`;
    const other = await makeLocation(db, { name: "Second clinic" });
    await call("PATCH", path, {
      revision: 1,
      data: { acceptingNewPatients: true, locations: [other.id], bio: "<p>Born here.</p>" },
    });
    const { body } = await call("GET", `${path}/revisions`);
    expect(body).toMatchObject({
      total: 2,
      revisions: [
        { revision: 2, action: "saved", actorName: expect.stringContaining("Person") },
        { revision: 1, action: "created" },
      ],
    });
    const { revision } = (await call("GET", `${path}/revisions/2`)).body;
    expect(revision.changes).toEqual([
      { name: "bio", label: "Biography", before: "", after: "Born here." },
      { name: "acceptingNewPatients", label: "Accepts new patients", before: "No", after: "Yes" },
      {
        name: "locations",
        label: "Locations",
        before: expect.stringContaining("Clinic"),
        after: "Second clinic",
      },
    ]);
    const restored = await call("POST", `${path}/revisions/1/restoration`, { revision: 2 });
    expect(restored.body.item).toMatchObject({ revision: 3, data: { acceptingNewPatients: false, bio: "" } });
    expect((await call("GET", `${path}/revisions/9`)).status).toBe(404);
  });

  test("a copy is a draft at an address of its own", async () => {
    const draft = await aDraft();
    const first = (await call("POST", `/staffmembers/${draft.id}/duplicate`)).body.item;
    const second = (await call("POST", `/staffmembers/${draft.id}/duplicate`)).body.item;
    expect([first.slug, second.slug]).toEqual([`${draft.slug}-copy`, `${draft.slug}-copy-2`]);
    expect(first).toMatchObject({ status: "draft", revision: 1, data: { name: "Ada Brandt" } });
  });
});

describe("several at once", () => {
  test("each has its own outcome", async () => {
    const ready = await aDraft({ slug: "bulk-ready" });
    const empty = await aDraft({ slug: "bulk-empty", position: "" });
    const { body } = await call("POST", "/staffmembers/bulk", {
      action: "publish",
      items: [
        { id: ready.id, revision: 1 },
        { id: empty.id, revision: 1 },
        { id: ready.id, revision: 1 },
      ],
    });
    expect(body.results).toEqual([
      { id: ready.id, revision: 2 },
      { id: empty.id, error: expect.objectContaining({ code: "VALIDATION_FAILED" }) },
      { id: ready.id, error: expect.objectContaining({ code: "REVISION_CONFLICT" }) },
    ]);
  });
});

describe("around a record", () => {
  test("two people who have it open hear of each other, until one has closed it", async () => {
    const { id } = await aDraft();
    const beat = (as: Headers) => call("PUT", `/staffmembers/${id}/presence`, undefined, as);
    const ada = await signedIn(db, ["permissionCHStaffMemberManager"]);
    const bo = await signedIn(db, ["permissionCHStaffMemberManager"]);
    expect((await beat(ada.headers)).body.others).toEqual([]);
    expect((await beat(bo.headers)).body.others).toMatchObject([
      { userId: ada.user.id, name: ada.user.name },
    ]);
    expect((await beat(ada.headers)).body.others).toMatchObject([{ userId: bo.user.id }]);
    await call("DELETE", `/staffmembers/${id}/presence`, undefined, bo.headers);
    expect((await beat(ada.headers)).body.others).toEqual([]);
  });

  test("a record tells who uses it, in the working copy or in public", async () => {
    const location = await makeLocation(db);
    const user = await makeProvider(db, { locations: [location.id] });
    const admin = (await signedIn(db, "administrator")).headers;
    const { body } = await call("GET", `/locations/${location.id}/uses`, undefined, admin);
    expect(body.uses).toEqual([
      {
        id: user.id,
        type: "provider",
        apiName: "staffmembers",
        title: user.title,
        status: "live",
        live: true,
      },
    ]);
  });

  test("a schedule is shown, and forgotten", async () => {
    const { id } = await aDraft();
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const put = await call("PUT", `/staffmembers/${id}/schedule`, { revision: 1, publishAt });
    expect(put.body.item.schedule).toEqual({ publishAt, unpublishAt: null });
    const gone = await call("DELETE", `/staffmembers/${id}/schedule`, { revision: 1 });
    expect(gone.body.item.schedule).toBeNull();
  });
});

test("a public record says when it was last looked at, and one press says that it is still right", async () => {
  const specialty = await makeSpecialty(db, { slug: "to-look-at" });
  const headers = await holding("permissionCHSpecialtiesManager");
  const path = `/specialties/${specialty.id}`;
  const before = (await call("GET", path, undefined, headers)).body.item;
  expect(before.review).toMatchObject({ confirmedByName: null, lookedAt: before.publishedAt });
  const old = new Date(Date.now() - 400 * 86_400_000);
  await db.update(contentItem).set({ publishedAt: old }).where(eq(contentItem.id, specialty.id));
  const due = (await call("GET", path, undefined, headers)).body.item.review;
  expect(due.lookedAt).toBe(old.toISOString());
  expect(due.dueAt < new Date().toISOString()).toBe(true);

  const { revision } = before;
  const { status, body } = await call("POST", `${path}/confirmation`, { revision }, headers);
  expect(status).toBe(200);
  expect(body.item.review.confirmedByName).toEqual(expect.any(String));
  expect(body.item.review.dueAt > new Date().toISOString()).toBe(true);
  expect(body.item.revision).toBe(revision);

  const draft = await aDraft();
  expect(draft.review).toBeNull();
});
