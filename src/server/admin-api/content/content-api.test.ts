import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { changeItem } from "~/content/actions/change-item";
import { insertItem } from "~/content/actions/insert-item";
import type { ContentType } from "~/content/define-content-type";
import { contentTypes } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { provider } from "~/features/care/shared/provider/table";
import { systemActor } from "~/platform/audit/actor";
import { auditEvent } from "~/platform/audit/table";
import { type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";
import { adminJsonCaller } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { makeClass } from "../../../../test/factories/classes";
import { makeLocation, makeProvider, makeSpecialty } from "../../../../test/factories/content";
import { titled } from "../../../../test/factories/titled";
import { representatives } from "../../../../test/test-all";
import { testApp } from "../../../../test/web-app";

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

/** A caller who repeats a request under an idempotency key. */
const keyed = (key: string): Headers => ({ ...staff, "idempotency-key": key });

const callJson = adminJsonCaller(url);
const call = (method: string, path: string, body?: unknown, as: Headers = staff) =>
  callJson(method, path, as, body);

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

describe("every type has the same endpoints", () => {
  test.each(contentTypes().map((type) => [type.apiName, type] as const))("%s", async (apiName, type) => {
    const { headers } = await signedIn(db, "administrator");
    const types = (await call("GET", "/types", undefined, headers)).body.types;
    const described = types.find((one: { apiName: string }) => one.apiName === apiName);
    expect(Object.keys(type.fields)).toEqual(described.fields.map((one: { name: string }) => one.name));
    for (const column of [...described.list.columns, ...described.list.filters])
      expect(Object.keys(type.fields)).toContain(column);
    const list = await call("GET", `/${apiName}?pageSize=3`, undefined, headers);
    expect(list).toMatchObject({ status: 200, body: { items: [], total: 0, page: 1, pageSize: 3 } });
  });

  test("and is forbidden without its permissions", async () => {
    expect((await call("GET", "/pressreleases", undefined, nobodyOfProviders)).status).toBe(403);
    expect((await call("POST", "/staffmembers", { data: {} }, nobodyOfProviders)).status).toBe(403);
    expect((await call("GET", "/staffmembers", undefined, {})).status).toBe(401);
    const { body } = await call("GET", "/types", undefined, nobodyOfProviders);
    const types: { name: string; can: { draft: boolean } }[] = body.types;
    expect(types.filter(({ can }) => can.draft).map(({ name }) => name)).toEqual(["blogPost"]);
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
  "care-guide": ["permissionPageManager", "permissionPageEditor"],
  "saved-sections": ["permissionPageManager", "permissionPageEditor"],
  specialties: ["permissionCHSpecialtiesManager"],
  conditions: ["permissionCHSpecialtiesManager"],
  locations: ["permissionCHLocationManager"],
  "insurance-plans": ["permissionCHLocationManager"],
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
  "job-openings": ["permissionFormManager"],
  campaigns: ["permissionFoundationManager"],
  redirects: ["permissionRedirectManager"],
  searchrules: ["permissionSettingsManager"],
  searchtopics: ["permissionSettingsManager"],
};

test("each permission opens its own types and no others", async () => {
  const seen: Record<string, PermissionFlag[]> = {};
  for (const flag of permissionFlags) {
    const headers = await holding(flag);
    for (const { apiName } of contentTypes()) {
      const { status } = await call("GET", `/${apiName}/${randomUUID()}`, undefined, headers);
      expect([404, 403]).toContain(status);
      if (status === 404) seen[apiName] = [...(seen[apiName] ?? []), flag];
    }
  }
  expect(seen).toEqual(FLAGS);
}, 60_000);

/** Whether there can be only one record of a type on the site. */
const hasFixedAddress = ({ slugField, fields }: ContentType) =>
  slugField !== undefined && fields[slugField]?.kind === "FIXED_VALUE";

/**
 * People without a permission, with one for a type that everyone can choose from, and with one for a type that nobody
 * else sees.
 */
const REPRESENTATIVE_CASES = [undefined, "permissionCHLocationManager", "permissionRedirectManager"];

test("lists, pickers, and address searches show drafts only to people who may edit the type", async () => {
  const secret = "zanzibar";
  const before = "Published Heron";
  const actor = systemActor("test");
  const records = new Map<string, { live: string; changed: string }>();
  for (const type of contentTypes().filter((one) => !one.singleton && !hasFixedAddress(one))) {
    const write = async (title: string, publish: boolean) => {
      const data = type.schema.parse(titled(type, title));
      const { id } = await insertItem({ db, actor }, type, { data, published: publish });
      return id;
    };
    await write(`${secret} draft`, false);
    const live = await write(`${before} live`, true);
    const changed = await write(`${before} changed`, true);
    const data = { ...type.schema.parse(titled(type, `${secret} changed`)) };
    await changeItem({ db, actor }, type, { id: changed, revision: 1 }, "saved", {
      change: () => ({ data }),
    });
    records.set(type.apiName, { live, changed });
  }
  const leaks: string[] = [];
  const seen: Record<string, PermissionFlag[]> = {};
  const tested = representatives([undefined, ...permissionFlags], (flag) =>
    REPRESENTATIVE_CASES.includes(flag),
  );
  for (const flag of tested) {
    const as = await holding(...(flag ? [flag] : []));
    const titlesAt = async (path: string) => {
      const { status, body } = await call("GET", path, undefined, as);
      return { status, items: status === 200 ? body.items : [], text: JSON.stringify(body).toLowerCase() };
    };
    for (const type of contentTypes().filter(({ apiName }) => records.has(apiName))) {
      const mine = flag !== undefined && FLAGS[type.apiName]?.includes(flag);
      const all = await titlesAt(`/${type.apiName}?pageSize=200`);
      const bySecret = await titlesAt(`/${type.apiName}?q=${secret}`);
      if (mine) {
        seen[type.apiName] = [...(seen[type.apiName] ?? []), flag];
        expect([type.apiName, all.text.includes(secret)]).toEqual([type.apiName, true]);
        continue;
      }
      const narrowed = await titlesAt(`/${type.apiName}?status=draft`);
      if (all.text.includes(secret) || bySecret.items.length > 0 || narrowed.status === 200)
        leaks.push(`${flag}: ${type.apiName}`);
      if (!type.chosenByAll) {
        expect([type.apiName, all.status]).toEqual([type.apiName, 403]);
        continue;
      }
      expect(all.items.every((item: object) => Object.keys(item).join() === "id,title")).toBe(true);
      const { live, changed } = records.get(type.apiName) ?? {};
      const byName = await titlesAt(`/${type.apiName}?q=heron&pageSize=200`);
      expect(byName.items.map(({ id }: { id: string }) => id)).toEqual(
        expect.arrayContaining([live, changed]),
      );
    }
    const addresses = await titlesAt(`/addresses?q=${secret}`);
    const others = addresses.items.filter(
      ({ url: address }: { url: string }) =>
        !contentTypes().some(
          ({ apiName, addressPrefix }) =>
            addressPrefix !== undefined &&
            address.startsWith(addressPrefix) &&
            flag !== undefined &&
            FLAGS[apiName]?.includes(flag),
        ),
    );
    if (others.length > 0) leaks.push(`${flag}: addresses ${JSON.stringify(others)}`);
  }
  expect(leaks).toEqual([]);
  const { settings: _settings, "care-guide": _careGuide, ...many } = FLAGS;
  const opened = Object.entries(many)
    .map(([apiName, flags]) => [apiName, flags.filter((flag) => tested.includes(flag))] as const)
    .filter(([, flags]) => flags.length > 0);
  expect(seen).toEqual(Object.fromEntries(opened));
}, 120_000);

describe("the status of the record behind a page", () => {
  const stands = async (type: string, id: string, as: Headers) => {
    const { body } = await call("GET", `/page-record?type=${type}&id=${id}`, undefined, as);
    return body.record;
  };

  test("is returned to people who may open it; to others, there is none, without an error", async () => {
    const { id } = await aDraft({ name: "Quella Stands" });
    const ofProviders = await holding("permissionCHStaffMemberManager");
    expect(await stands("staffmembers", id, ofProviders)).toEqual({ status: "draft", isScheduled: false });
    expect(await stands("staffmembers", id, nobodyOfProviders)).toBeNull();
    expect(await stands("locations", id, ofProviders)).toBeNull();
    expect(await stands("nothing", id, ofProviders)).toBeNull();
  });
});

describe("the targets of links", () => {
  const found = async (q: string, as: Headers) => {
    const { body } = await call("GET", `/addresses?q=${encodeURIComponent(q)}`, undefined, as);
    return body.items;
  };

  test("are found by words of their title or address, of any type and for any person", async () => {
    const { slug } = await makeLocation(db, { name: "Quince Orchard Clinic" });
    const address = { url: `/location/${slug}`, title: "Quince Orchard Clinic", isPublic: true };
    expect(await found("orchard quince", editor)).toEqual([address]);
    expect(await found(`location/${slug}`.slice("location/".length), nobodyOfProviders)).toEqual([address]);
    expect(await found("quince medlar", editor)).toEqual([]);
  });

  test("include drafts, marked as such, for people who may see them", async () => {
    const newsroom = await holding("permissionNewsManager");
    await call("POST", "/pressreleases", { data: { title: "Quilts", slug: "quilts-are-coming" } }, newsroom);
    const address = { url: "/news/quilts-are-coming", title: "Quilts", isPublic: false };
    expect(await found("quilts", newsroom)).toEqual([address]);
    expect(await found("quilts", editor)).toEqual([]);
  });

  test("still have the current address of a record that will move", async () => {
    const draft = await aDraft({ name: "Quirin Moved" });
    const path = `/staffmembers/${draft.id}`;
    await call("POST", `${path}/publication`, { revision: 1 });
    await call("PATCH", path, { revision: 2, data: { slug: `${draft.slug}-moved` } });
    const address = { url: `/provider/${draft.slug}`, title: "Quirin Moved", isPublic: true };
    expect(await found("quirin", nobodyOfProviders)).toEqual([address]);
  });
});

describe("a record from draft to trash", () => {
  test("is created, changed, published, and recorded in the audit log", async () => {
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
      "provider.untrashed",
    ]);
    expect(events[1]).toMatchObject({ before: { position: "Doctor" }, after: { position: "Surgeon" } });
  });

  test("sent again with the same id, it is created once", async () => {
    const id = randomUUID();
    const data = { name: "Ada Twice", slug: "ada-twice" };
    const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/staffmembers", { id, data })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 201)?.body.item.id).toBe(id);
    const again = await call("POST", "/staffmembers", {
      id,
      data: { name: "Ada Thrice", slug: "ada-thrice" },
    });
    expect([again.status, again.body.error.code]).toEqual([409, "REVISION_CONFLICT"]);
    expect((await call("GET", `/staffmembers/${id}`)).body.item.data.name).toBe("Ada Twice");
  });

  test("a save that is repeated with its key is saved once, and gets the revision that it wrote", async () => {
    const { id } = await aDraft();
    const key = randomUUID();
    const save = () =>
      call("PATCH", `/staffmembers/${id}`, { revision: 1, data: { position: " Mine " } }, keyed(key));
    const answers = await Promise.all([save(), save()]);
    for (const { status, body } of answers)
      expect([status, body.item.revision, body.item.data.position]).toEqual([200, 2, "Mine"]);

    await call("PATCH", `/staffmembers/${id}`, { revision: 2, data: { position: "A colleague’s" } });
    const late = await save();
    expect([late.status, late.body.item.revision, late.body.item.data.position]).toEqual([200, 2, "Mine"]);
    const now = (await call("GET", `/staffmembers/${id}`)).body.item;
    expect([now.revision, now.data.position]).toEqual([3, "A colleague’s"]);
  });

  test("a creation that is repeated with its key answers with the record", async () => {
    const id = randomUUID();
    const key = randomUUID();
    const create = () =>
      call("POST", "/staffmembers", { id, data: { name: "Ada Keyed", slug: "ada-keyed" } }, keyed(key));
    const answers = [await create(), await create()];
    expect(answers.map(({ status, body }) => [status, body.item.id, body.item.revision])).toEqual([
      [201, id, 1],
      [201, id, 1],
    ]);
  });

  test("names its references", async () => {
    const draft = await aDraft();
    const [specialty] = draft.data.specialties;
    expect(draft.references[specialty]).toMatchObject({ type: "specialty", status: "live" });
  });

  test("a late write gets the current revision, an invalid one every field", async () => {
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

  test("what no database can store is a bad request, not a server error", async () => {
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

  test("people who may only draft cannot publish", async () => {
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

  test("fields written by an upload cannot be sent", async () => {
    const made = await call("POST", "/images", { data: { filename: "x.png" } });
    expect(made.body.error.code).toBe("BAD_REQUEST");
  });
});

describe("history", () => {
  test("lists who did what with the changes in words, and restores an earlier state", async () => {
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
      {
        name: "locations",
        label: "Locations",
        before: expect.stringContaining("Clinic"),
        after: "Second clinic",
      },
      { name: "acceptingNewPatients", label: "Accepts new patients", before: "No", after: "Yes" },
      { name: "bio", label: "Biography", before: "", after: "Born here." },
    ]);
    const restored = await call("POST", `${path}/revisions/1/restoration`, { revision: 2 });
    expect(restored.body.item).toMatchObject({ revision: 3, data: { acceptingNewPatients: false, bio: "" } });
    expect((await call("GET", `${path}/revisions/9`)).status).toBe(404);
  });

  test("a copy is a draft with its own slug", async () => {
    const draft = await aDraft();
    const first = (await call("POST", `/staffmembers/${draft.id}/duplicate`)).body.item;
    const second = (await call("POST", `/staffmembers/${draft.id}/duplicate`)).body.item;
    expect([first.slug, second.slug]).toEqual([`${draft.slug}-copy`, `${draft.slug}-copy-2`]);
    expect(first).toMatchObject({ status: "draft", revision: 1, data: { name: "Ada Brandt" } });
  });
});

describe("bulk actions", () => {
  test("each record has its own outcome", async () => {
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
      { id: ready.id, revision: 2, status: "live" },
      { id: empty.id, error: expect.objectContaining({ code: "VALIDATION_FAILED" }) },
      { id: ready.id, error: expect.objectContaining({ code: "REVISION_CONFLICT" }) },
    ]);
  });

  /** A published record, one with unpublished changes, and a draft. */
  async function three(word: string) {
    const live = await aDraft({ slug: `${word}-live`, name: `${word} live` });
    const changed = await aDraft({ slug: `${word}-changed`, name: `${word} changed` });
    const draft = await aDraft({ slug: `${word}-draft`, name: `${word} draft` });
    for (const { id } of [live, changed])
      expect((await call("POST", `/staffmembers/${id}/publication`, { revision: 1 })).status).toBe(200);
    await call("PATCH", `/staffmembers/${changed.id}`, { revision: 2, data: { position: "Unpublished" } });
    return [
      { id: live.id, revision: 2 },
      { id: changed.id, revision: 3 },
      { id: draft.id, revision: 1 },
    ];
  }

  const bulk = (action: string, items: unknown, more: object = {}) =>
    call("POST", "/staffmembers/bulk", { action, items, ...more });
  const statuses = async (items: { id: string }[]) =>
    Promise.all(
      items.map(async ({ id }) => (await call("GET", `/staffmembers/${id}`)).body.item.status as string),
    );
  const positions = async (items: { id: string }[]) =>
    Promise.all(
      items.map(async ({ id }) => (await db.select().from(provider).where(eq(provider.id, id)))[0]?.position),
    );

  test.each([
    ["unpublish", ["draft", "draft", "draft"], 2],
    ["trash", ["trashed", "trashed", "trashed"], 3],
  ])(
    "%s says first how many are live, and what it took off the site comes back as it was",
    async (action, off, back) => {
      const items = await three(action);
      const preview = await bulk(action, items, { dryRun: true });
      expect(preview.body).toEqual({ live: 2, results: [] });
      const otherNumber = await bulk(action, items, { confirmLive: 3 });
      expect([otherNumber.status, otherNumber.body.error.errors[0].propertyName]).toEqual([
        422,
        "confirmLive",
      ]);
      expect(await statuses(items)).toEqual(["live", "changed", "draft"]);

      const done = await bulk(action, items, { confirmLive: 2 });
      expect(done.body.live).toBe(2);
      expect(await statuses(items)).toEqual(off);
      expect(await positions(items)).toEqual([undefined, undefined, undefined]);

      const undone = await bulk(
        "restore",
        done.body.results
          .slice(0, back)
          .map(({ id, revision }: { id: string; revision: number }) => ({ id, revision })),
      );
      expect(undone.body.results.map((one: { status: string }) => one.status)).toEqual(
        ["live", "changed", "draft"].slice(0, back),
      );
      expect(await statuses(items)).toEqual(["live", "changed", "draft"]);
      expect(await positions(items)).toEqual(["Doctor", "Doctor", undefined]);
    },
  );

  test("a record that can no longer be published says why, and can be restored as a draft", async () => {
    const specialty = await makeSpecialty(db);
    const doctor = await aDraft({ slug: "names-what-is-gone", specialties: [specialty.id] });
    await call("POST", `/staffmembers/${doctor.id}/publication`, { revision: 1 });
    await call("DELETE", `/staffmembers/${doctor.id}`, { revision: 2 });
    const { headers } = await signedIn(db, ["permissionCHSpecialtiesManager"]);
    await call("DELETE", `/specialties/${specialty.id}`, { revision: 1 }, headers);
    const refused = await call("POST", `/staffmembers/${doctor.id}/restoration`, { revision: 3 });
    expect([refused.status, refused.body.error.code]).toEqual([422, "VALIDATION_FAILED"]);
    const draft = await call("POST", `/staffmembers/${doctor.id}/restoration`, {
      revision: 3,
      asDraft: true,
    });
    expect([draft.status, draft.body.item.status]).toEqual([200, "draft"]);
  });

  test("people who may only draft can restore from the trash, and cannot publish", async () => {
    const data = { path: "/from-the-trash", title: "From the trash", description: "What it is.", blocks: [] };
    const made = await call("POST", "/pages", { data });
    await db.update(contentItem).set({ publishedRevision: 1 }).where(eq(contentItem.id, made.body.item.id));
    const path = `/pages/${made.body.item.id}`;
    expect((await call("DELETE", path, { revision: 1 })).status).toBe(200);
    const back = await call("POST", `${path}/restoration`, { revision: 2 }, editor);
    expect([back.status, back.body.item.status]).toEqual([200, "draft"]);
    expect((await call("POST", `${path}/restoration`, { revision: 3 }, editor)).status).toBe(403);
  });
});

describe("a derived slug", () => {
  const create = (data: object, path = "/staffmembers") => call("POST", path, { data });

  test("comes from the title, with the next number if it is taken", async () => {
    const slugs: string[] = [];
    for (const data of [
      { name: "Émile O’Hara & Son" },
      { name: "Émile O’Hara & Son" },
      { name: "Émile O’Hara & Son", slug: "emile-ohara-and-son" },
    ])
      slugs.push((await create(data)).body.item.slug);
    expect(slugs).toEqual(["emile-ohara-and-son", "emile-ohara-and-son-2", "emile-ohara-and-son-3"]);
  });

  test("is a chosen one if it differs from the title's, and is then refused if it is taken", async () => {
    await create({ name: "First", slug: "chosen-one" });
    const again = await create({ name: "Second", slug: "chosen-one" });
    expect([again.status, again.body.error.code]).toEqual([409, "SLUG_TAKEN"]);
  });

  test("of a draft follows its first title, and stays when the title changes", async () => {
    const { id } = (await create({})).body.item;
    const named = await call("PATCH", `/staffmembers/${id}`, { revision: 1, data: { name: "Comes Later" } });
    expect(named.body.item.slug).toBe("comes-later");
    const renamed = await call("PATCH", `/staffmembers/${id}`, {
      revision: 2,
      data: { name: "Later Still" },
    });
    expect(renamed.body.item.slug).toBe("comes-later");
  });

  test("of a taken title gets `-2` for classes, pages, and events, and both can be published", async () => {
    const first = await makeClass(db, { title: "Childbirth basics", slug: "childbirth-basics" });
    const classes = await holding("permissionCHClassManager");
    const { id: _, ...values } = first.data;
    const again = (data: object) => call("POST", "/classes", { data }, classes);
    // Once like a script, and once like the form, which fills in the derived slug.
    const { slug: __, ...withoutSlug } = values;
    const second = (await again(withoutSlug)).body.item;
    const third = (await again({ ...withoutSlug, slug: "childbirth-basics" })).body.item;
    expect([second.slug, third.slug]).toEqual(["childbirth-basics-2", "childbirth-basics-3"]);
    const publication = `/classes/${second.id}/publication`;
    const live = await call("POST", publication, { revision: second.revision }, classes);
    expect([live.status, live.body.item?.status]).toEqual([200, "live"]);

    const page = {
      title: "Visiting hours",
      description: "When to come.",
      blocks: [{ type: "richText", props: { html: "<p>Always.</p>" } }],
    };
    const pages: string[] = [];
    for (const data of [page, page, { ...page, path: "/visiting-hours" }]) {
      const { id, revision, slug } = (await call("POST", "/pages", { data })).body.item;
      pages.push(slug);
      expect((await call("POST", `/pages/${id}/publication`, { revision })).status).toBe(200);
    }
    expect(pages).toEqual(["/visiting-hours", "/visiting-hours-2", "/visiting-hours-3"]);

    const events = await holding("permissionEventsManager");
    const slugs: string[] = [];
    for (const data of [{ title: "Health fair" }, { title: "Health fair", slug: "health-fair" }])
      slugs.push((await call("POST", "/calendarevent", { data }, events)).body.item.slug);
    expect(slugs).toEqual(["health-fair", "health-fair-2"]);
  });

  test.each([
    ["pages", "title", "/twice-the-same", "permissionPageManager"],
    ["classes", "title", "twice-the-same", "permissionCHClassManager"],
    ["blog", "title", "twice-the-same", "permissionBlogManager"],
    ["locations", "name", "twice-the-same", "permissionCHLocationManager"],
  ] as [string, string, string, PermissionFlag][])(
    "of two %s at the same moment both get one",
    async (apiName, title, slug, flag) => {
      const headers = await holding(flag);
      const made = await Promise.all(
        [1, 2, 3, 4].map(() => call("POST", `/${apiName}`, { data: { [title]: "Twice the same" } }, headers)),
      );
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(made.map(({ body }) => body.item.slug).sort()).toEqual([
        slug,
        `${slug}-2`,
        `${slug}-3`,
        `${slug}-4`,
      ]);
    },
  );
});

describe("around a record", () => {
  test("two people who have it open see each other, until one has closed it", async () => {
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

  test("a record lists its uses, in working copies or published", async () => {
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

  test("a schedule is shown, and can be removed", async () => {
    const { id } = await aDraft();
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const put = await call("PUT", `/staffmembers/${id}/schedule`, { revision: 1, publishAt });
    expect(put.body.item.schedule).toEqual({ publishAt, unpublishAt: null });
    const gone = await call("DELETE", `/staffmembers/${id}/schedule`, { revision: 1 });
    expect(gone.body.item.schedule).toBeNull();
  });
});

test("a published record has the date of its last confirmation, and can be confirmed", async () => {
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
