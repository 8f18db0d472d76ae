import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { changeItem } from "~/content/actions/change-item";
import { insertItem } from "~/content/actions/insert-item";
import { showPublicly } from "~/content/actions/show-publicly";
import type { ContentType } from "~/content/define-content-type";
import type { Field } from "~/content/fields/field";
import { HIDDEN_TITLE } from "~/content/listing/visible-records";
import { mayOpen } from "~/content/may-open";
import { allBlocks, contentTypeNamed, contentTypes } from "~/content/registry";
import { actorOf } from "~/features/accounts/identity";
import { noteMissedAddress } from "~/features/navigation/missed-addresses/note-missed-address";
import { pageType } from "~/features/pages/page/definition";
import { type Actor, systemActor } from "~/platform/audit/actor";
import { type PermissionFlag, permissionFlags } from "~/platform/isomorphic/permissions";
import { signedIn } from "../../../../test/factories/accounts";
import { makeLocation, makeProvider } from "../../../../test/factories/content";
import { titled } from "../../../../test/factories/titled";
import { representatives } from "../../../../test/test-all";
import { testApp } from "../../../../test/web-app";

/**
 * Records refer to records of other types, and events and lists name all of them: no response may reveal the title of
 * a draft of a type that the reader may not edit. Every type has a draft with a secret title, and records that refer
 * to the drafts of every other type. Holders of each permission read everything that can be read about records.
 */

const { url, services } = await testApp();
const { db } = services;
const actor = systemActor("test");

const many = contentTypes().filter(({ singleton }) => !singleton);
const secretOf = ({ name }: ContentType) => `zanzibar ${name.toLowerCase()} secret`;
const drafts = new Map<string, string>();
const holders = new Map<string, string>();

type Values = Record<string, unknown>;

/** The values with which a field refers to drafts: by id, in the format that the field stores. */
function referring(field: Field): { type: string; value: unknown } | undefined {
  const dummy = randomUUID();
  const shapes: ((id: string) => unknown)[] = [
    (id) => id,
    (id) => [id],
    (id) => [{ image: id }],
    (id) => [{ file: id }],
    (id) => [{ record: id }],
  ];
  for (const shape of shapes) {
    try {
      const [reference] = field.references(shape(dummy));
      if (reference?.id !== dummy) continue;
      const id = drafts.get(reference.type);
      if (id) return { type: reference.type, value: shape(id) };
    } catch {
      // Not a format of this field.
    }
  }
  return undefined;
}

function referringValues(fields: Record<string, Field>): { values: Values; types: string[] } {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const reference = referring(field);
    return reference ? [{ name, reference }] : [];
  });
  return {
    values: Object.fromEntries(found.map(({ name, reference }) => [name, reference.value])),
    types: found.map(({ reference }) => reference.type),
  };
}

/** Blocks that refer to drafts. */
function referringBlocks(): { blocks: unknown[]; types: string[] } {
  const placed = allBlocks().flatMap((block) => {
    const { values, types } = referringValues(block.fields as Record<string, Field>);
    if (types.length === 0) return [];
    return [{ block: { type: block.name, id: randomUUID().slice(0, 8), props: values }, types }];
  });
  return { blocks: placed.map(({ block }) => block), types: placed.flatMap(({ types }) => types) };
}

const named = new Set<string>();

beforeAll(async () => {
  for (const type of many) {
    const data = type.schema.parse(titled(type, secretOf(type)));
    drafts.set(type.name, (await insertItem({ db, actor }, type, { data, published: false })).id);
  }
  for (const type of many) {
    const { values, types } = referringValues(type.fields as Record<string, Field>);
    const blocks = type === pageType ? referringBlocks() : undefined;
    if (types.length === 0 && !blocks) continue;
    const data = type.schema.parse(titled(type, `Holder ${type.name}`)) as Values;
    const all = { ...data, ...values, ...(blocks && { blocks: blocks.blocks }) };
    const { id } = await insertItem({ db, actor }, type, { data, published: false });
    await changeItem({ db, actor }, type, { id, revision: 1 }, "saved", { change: () => ({ data: all }) });
    holders.set(type.name, id);
    for (const name of [...types, ...(blocks?.types ?? [])]) named.add(name);
  }
}, 60_000);

async function read(path: string, headers: Record<string, string>, method = "GET", body?: object) {
  const answer = await fetch(`${url}/api/admin${path}`, {
    method,
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, text: (await answer.text()).toLowerCase() };
}

/** Every address that returns something about records. */
function addressesFor(reader: Actor): string[] {
  const general = [
    "/dashboard",
    "/audit?limit=200",
    "/content-health",
    "/addresses?q=zanzibar",
    "/addresses?q=holder",
  ];
  const ofTypes = many
    .filter((type) => type.chosenByAll || mayOpen(reader, type))
    .flatMap((type) => {
      const base = `/${type.apiName}`;
      const ids = [drafts.get(type.name), holders.get(type.name)].filter((id) => id !== undefined);
      const ofOne = ids.flatMap((id) => [
        `${base}/${id}`,
        `${base}/${id}/uses`,
        `${base}/${id}/checklist`,
        `${base}/${id}/revisions`,
        `${base}/${id}/revisions/1`,
        `${base}/${id}/revisions/2`,
        ...(type.relations ?? []).map((relation) => `${base}/${id}/relations/${relation.name}`),
      ]);
      return [`${base}?pageSize=200`, `${base}?q=zanzibar`, ...ofOne];
    });
  return [...general, ...ofTypes];
}

test("the records of this test refer to drafts of all types that can be referenced", () => {
  expect([...named].sort()).toEqual(
    expect.arrayContaining(["file", "form", "image", "location", "page", "provider", "specialty"]),
  );
});

const roles: (PermissionFlag | undefined)[] = [undefined, ...permissionFlags];

/**
 * People without a permission, with one for a type that everyone can choose from, and with one for a type that nobody
 * else sees.
 */
const REPRESENTATIVE_CASES = [undefined, "permissionCHLocationManager", "permissionRedirectManager"];

test.each(representatives(roles, (flag) => REPRESENTATIVE_CASES.includes(flag)))(
  "%s sees no title of a draft of a type they may not edit",
  async (flag) => {
    const { user, headers } = await signedIn(db, flag ? [flag] : []);
    const reader = actorOf(user);
    const hidden = many.filter((type) => !mayOpen(reader, type));
    const leaks: string[] = [];
    const check = (where: string, text: string) => {
      for (const type of hidden)
        if (text.includes(secretOf(type))) leaks.push(`${where}: the title of a ${type.name}`);
    };
    for (const path of addressesFor(reader)) {
      const { status, text } = await read(path, headers);
      expect([path, status < 500]).toEqual([path, true]);
      check(path, text);
    }
    // Error responses are read as well.
    for (const type of many.filter((one) => mayOpen(reader, one))) {
      if (type.protectedWhileUsed) {
        const draft = await read(`/${type.apiName}/${drafts.get(type.name)}`, headers, "DELETE", {
          revision: 1,
        });
        check(`trashing a ${type.name}`, draft.text);
      }
      const holder = holders.get(type.name);
      if (!holder) continue;
      const body = { revision: 2 };
      const refused = await read(`/${type.apiName}/${holder}/publication`, headers, "POST", body);
      check(`publishing a ${type.name}`, refused.text);
    }
    expect(leaks).toEqual([]);
  },
  60_000,
);

test("a hidden draft is a neutral entry in references to it, and only counted in “where used”", async () => {
  const draft = await makeLocation(db, { name: "Zanzibar Wing" });
  const provider = await makeProvider(db, { locations: [draft.id] });
  const holderOf = async (flag: PermissionFlag) => (await signedIn(db, [flag])).headers;
  const [ofProviders, ofLocations] = [
    await holderOf("permissionCHStaffMemberManager"),
    await holderOf("permissionCHLocationManager"),
  ];
  const referenceSeen = async (headers: Record<string, string>) => {
    const answer = await fetch(`${url}/api/admin/staffmembers/${provider.id}`, { headers });
    return (await answer.json()).item.references[draft.id];
  };
  expect(await referenceSeen(ofProviders)).toEqual({
    type: "location",
    title: "Zanzibar Wing",
    status: "live",
  });
  const rename = { ...draft.data, name: "Zanzibar Annex" };
  const changed = await changeItem({ db, actor }, contentTypeNamed("location"), draft, "saved", {
    change: () => ({ data: rename }),
  });
  // Published with unpublished changes: the title that visitors read.
  expect(await referenceSeen(ofProviders)).toMatchObject({ title: "Zanzibar Wing", status: "live" });
  await changeItem({ db, actor }, contentTypeNamed("location"), changed, "unpublished", {
    change: () => ({ publishedRevision: null, publishedAt: null, publishedUrl: null }),
  });
  expect(await referenceSeen(ofProviders)).toEqual({
    type: "location",
    title: HIDDEN_TITLE,
    status: "draft",
    isHidden: true,
  });

  const uses = async () =>
    (await fetch(`${url}/api/admin/locations/${draft.id}/uses`, { headers: ofLocations })).json();
  expect(await uses()).toMatchObject({ uses: [{ title: provider.title, live: true }], hidden: 0 });
  const away = await changeItem({ db, actor }, contentTypeNamed("provider"), provider, "unpublished", {
    change: () => ({ publishedRevision: null, publishedAt: null, publishedUrl: null }),
  });
  expect(away.status).toBe("draft");
  expect(await uses()).toEqual({ uses: [], hidden: 1 });
});

test("an address is found by its published data, not by its draft", async () => {
  const { headers } = await signedIn(db, []);
  const page = (title: string) => pageType.schema.parse({ title, path: "/found-by-heron" }) as Values;
  const item = await insertItem({ db, actor }, pageType, { data: page("Heron Guide"), published: true });
  await db.transaction((tx) => showPublicly(tx, pageType, item, null));
  await changeItem({ db, actor }, pageType, item, "saved", {
    change: () => ({ data: page("Closing in Zanzibar") }),
  });
  const found = async (q: string) =>
    (await (await fetch(`${url}/api/admin/addresses?q=${q}`, { headers })).json()).items;
  expect(await found("zanzibar")).toEqual([]);
  expect(await found("heron")).toEqual([{ url: "/found-by-heron", title: "Heron Guide", isPublic: true }]);

  // It is not suggested as the target of a missed address, either.
  const { headers: ofRedirects } = await signedIn(db, ["permissionRedirectManager"]);
  for (const path of ["/found-by-herons", "/closing-in-zanzibar"])
    await noteMissedAddress(db, path, new Date());
  const missed = await (await fetch(`${url}/api/admin/missed-addresses`, { headers: ofRedirects })).json();
  expect(JSON.stringify(missed)).not.toContain("Zanzibar");
  expect(missed.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ suggestion: { url: "/found-by-heron", title: "Heron Guide" } }),
    ]),
  );
});
