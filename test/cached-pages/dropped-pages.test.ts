import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changeRelation } from "~/content/actions/change-relation";
import { createItem } from "~/content/actions/create-item";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import type { Item } from "~/content/actions/steps";
import { unpublishItem } from "~/content/actions/unpublish-item";
import type { ContentType } from "~/content/define-content-type";
import { readRelation, relationNamed } from "~/content/read-relation";
import { contentTypes } from "~/content/registry";
import { contentItem } from "~/content/tables";
import { locationType } from "~/features/care/location/definition";
import { addAtDesk } from "~/features/classes/registrations/staff/add-at-desk";
import { cancelClass } from "~/features/classes/registrations/staff/cancel-class";
import { registration } from "~/features/classes/registrations/table";
import { imageType } from "~/features/media/image/definition";
import { blogPostType } from "~/features/news/blog-post/definition";
import { pictureFigure } from "~/platform/sanitize/pictures-in-text";
import { demoDatabase } from "../demo-database";
import { testActor } from "../factories/content";
import { testServices } from "../factories/services";
import { representatives } from "../test-all";
import { type Answer, cachedSite } from "./cached-site";
import { edits, type TypeEdit } from "./edits";

/**
 * Tests which pages the cache drops after each change, on the whole demo site, against a full rendering:
 * - No kept page differs from a new rendering.
 * - No page is dropped needlessly. A drop is needless if the new rendering has the same bytes and the page
 *   neither shows the record nor has a list that the record could enter.
 */

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const demo = await demoDatabase();
const { db } = demo;
const site = await cachedSite(demo);
afterAll(() => site.stop());
const context = { db, actor: testActor };

/** Types whose records are on their own pages, in lists, in other records, and on every page. */
const REPRESENTATIVE_CASES = ["provider", "class", "blogPost", "specialty", "page", "navigation"];

/** Pages of one kind differ in their records only. */
const MAX_PER_KIND = 2;
let addresses: string[] = [];
/** The cached pages, as last received. */
let kept = new Map<string, Answer>();

beforeAll(async () => {
  const places = await itemsOf(locationType.name);
  // How long a page is valid depends on opening hours, and these tests must not depend on the time of day.
  for (const place of places)
    await edit(locationType, place, { openingHours: { always: true, weekly: [], holidays: [] } });
  const inSitemap = await sitemapOf();
  await site.read(inSitemap);
  const ofAKind = Map.groupBy(inSitemap, (path) => path.split("/").slice(0, 2).join("/"));
  const edited = await Promise.all(edits.map(async (one) => one.type.url((await recordOf(one)).data)));
  addresses = [
    ...new Set([
      ...[...ofAKind.values()].flatMap((paths) => paths.slice(0, MAX_PER_KIND)),
      ...edited.filter((url) => url !== null && inSitemap.includes(url)),
      ...(await otherAddresses()),
    ]),
  ] as string[];
  await site.read(addresses);
  const second = await site.read(addresses);
  kept = new Map([...second].filter(([, { isKept }]) => isKept));
  const notStored = addresses.filter((address) => !kept.has(address));
  expect(notStored).toEqual([]);
});

async function otherAddresses(): Promise<string[]> {
  const first = async (type: string) => (await itemsOf(type))[0];
  const [aClass, aProvider, aStop, aForm, aCampaign] = await Promise.all(
    ["class", "provider", "cmuStop", "form", "campaign"].map(first),
  );
  return [
    "/essentials",
    "/blog?page=2",
    "/classes-and-education?view=calendar",
    "/events?view=calendar",
    `/donate?campaign=${aCampaign?.id}`,
    `/forms/${aForm?.slug}`,
    "/find-a-doctor",
    "/about-us.data",
    `/classes/${aClass?.slug}/register`,
    `/classes/${aClass?.slug}.ics`,
    "/classes/feed.ics",
    "/mobile-unit/feed.ics",
    `/mobile-unit/${aStop?.id}.ics`,
    "/specialties-and-locations?specialty=orthopedics",
    "/api/location/list",
    "/api/specialty/list",
    "/api/giving",
    `/api/staff-member/${aProvider?.id}`,
    "/api/class",
    "/api/class?type=birth-place-tour",
    `/api/class/${aClass?.id}`,
    "/api/provider",
    "/api/provider?q=knee",
    "/api/provider?q=doctr&location=alder-creek-family-clinic",
    "/api/provider?location=alder-creek-family-clinic",
    "/api/provider?specialty=no-such-specialty",
    "/feed.xml",
    "/blog/feed.xml",
    "/newsroom/feed.xml",
    "/sitemap.xml",
    "/manifest.webmanifest",
    "/brand.css",
    "/.well-known/security.txt",
    "/cms-hpt.txt",
    "/favicon.svg",
    "/icon-192.png",
  ];
}

async function sitemapOf(): Promise<string[]> {
  const { body = "" } = (await site.read(["/sitemap.xml"])).get("/sitemap.xml") ?? {};
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

async function itemsOf(type: string): Promise<Item[]> {
  const items = await db
    .select()
    .from(contentItem)
    .where(eq(contentItem.type, type))
    .orderBy(contentItem.slug, contentItem.id);
  return items.filter(({ status }) => status === "live");
}

async function recordOf({ type, record }: TypeEdit): Promise<Item> {
  const items = await itemsOf(type.name);
  const found = record === undefined ? items[0] : items.find(({ slug }) => slug === record);
  if (!found) throw new Error(`There is no ${type.name} ${record}.`);
  return found;
}

async function edit(type: ContentType, item: Item, changes: Item["data"]): Promise<Item> {
  return publishItem(context, type, await saveDraft(context, type, item, changes));
}

/**
 * Which of the kept pages were dropped, after everything was read again.
 * @param mayDrop whether a page shows what changed, or a list that it may enter
 */
async function droppedBy(
  change: () => Promise<unknown>,
  mayDrop: (answer: Answer) => boolean,
): Promise<string[]> {
  await change();
  const before = kept;
  kept = await site.read([...before.keys()], before);
  const dropped = [...kept.values()].filter(({ isKept }) => !isKept);
  const needless = dropped.filter(({ address, hash }) => {
    const was = before.get(address);
    return was?.hash === hash && !mayDrop(was);
  });
  expect.soft(needless.map(({ address }) => address)).toEqual([]);
  return dropped.map(({ address }) => address);
}

/** Checks that every cached page equals a new rendering. */
async function expectNothingStale(): Promise<void> {
  // Jobs may have changed pages in the meantime.
  kept = await site.read([...kept.keys()], kept);
  await site.empty();
  const rendered = await site.read([...kept.keys()], kept);
  const stale = [...kept.values()].filter(({ address, hash }) => rendered.get(address)?.hash !== hash);
  expect.soft(stale.map(({ address }) => address)).toEqual([]);
  kept = rendered;
}

const searches = /^\/sitemap.xml$|^\/api\/provider\?q=/;
const showsRecord =
  ({ type, shown, isEverywhere, readBy }: TypeEdit, item: Item) =>
  (answer: Answer) =>
    isEverywhere === true ||
    readBy?.test(answer.address) === true ||
    answer.address === type.url(item.data) ||
    searches.test(answer.address) ||
    shown(item.data).some((words) => answer.body.includes(words) || answer.address.includes(words));
const mayEnter = (one: TypeEdit, item: Item) => (answer: Answer) =>
  showsRecord(one, item)(answer) || one.lists?.test(answer.address) === true;

test("every published type is edited here", () => {
  const published = contentTypes().filter(({ forStaffOnly }) => !forStaffOnly);
  expect(edits.map(({ type }) => type.name).toSorted()).toEqual(published.map(({ name }) => name).toSorted());
});

test("editing, publishing, and unpublishing a record drop the pages that show it and the lists that it enters or leaves, and no others", async () => {
  const copies = new Map<TypeEdit, Item>();
  const tested = representatives(edits, ({ type }) => REPRESENTATIVE_CASES.includes(type.name));
  const pairs = Array.from({ length: Math.ceil(tested.length / 2) }, (_, at) =>
    tested.slice(2 * at, 2 * at + 2),
  );
  // Each round edits records of two types, publishes new records of the previous round's types, and withdraws those that were published in
  // the previous round. These types are unrelated, so that none hides a page that another failed to drop. Then everything is rendered again.
  for (const [round] of [...pairs, [], []].entries()) {
    for (const one of pairs[round] ?? []) await editOne(one);
    for (const one of pairs[round - 1] ?? [])
      if (one.copied) copies.set(one, await createOne(one, one.copied));
    for (const one of pairs[round - 2] ?? []) {
      const copy = copies.get(one);
      if (copy) await droppedBy(() => unpublishItem(context, one.type, copy), mayEnter(one, copy));
    }
    await expectNothingStale();
  }
  expect(site.forgotten()).toEqual([]);
});

async function editOne(one: TypeEdit): Promise<void> {
  const item = await recordOf(one);
  await droppedBy(() => edit(one.type, item, one.changes(item.data)), showsRecord(one, item));
}

async function createOne({ type, ...one }: TypeEdit, values: Item["data"]): Promise<Item> {
  const { data } = await recordOf({ type, ...one });
  // Types may share their addresses, as news and press releases do.
  const copied = `copied-${type.name.toLowerCase()}`;
  const slug = type.slugField && !(type.slugField in values) ? { [type.slugField]: copied } : {};
  let made: Item | undefined;
  const create = async () => {
    made = await createItem(context, type, { ...data, ...slug, ...values }, { publish: true, trusted: true });
  };
  await droppedBy(
    create,
    (answer) => one.lists?.test(answer.address) === true || searches.test(answer.address),
  );
  if (!made) throw new Error("Nothing was made.");
  return made;
}

test("a new description of a picture drops the pages that show it within a text", async () => {
  const post = (await itemsOf(blogPostType.name)).find(({ slug }) => kept.has(`/blog/${slug}`));
  const picture = (await itemsOf(imageType.name)).find(({ slug }) => slug === "scene-news-winter");
  if (!post || !picture) throw new Error("The demo has no post or no picture.");
  const body = `${post.data.body}${pictureFigure(picture.id, "From the library")}`;
  const showsPost = ({ address, body: page }: Answer) =>
    searches.test(address) || `${address} ${page}`.includes(String(post.slug));
  await droppedBy(() => edit(blogPostType, post, { body }), showsPost);
  const words = "Other words of a picture";
  // Feeds read the pictures of what they list.
  const showsPicture = ({ address, body: page }: Answer) =>
    address.endsWith("feed.xml") || page.includes(String(picture.data.src));
  const dropped = await droppedBy(() => edit(imageType, picture, { alt: words }), showsPicture);
  expect(dropped).toContain(`/blog/${post.slug}`);
  expect(kept.get(`/blog/${post.slug}`)?.body).toContain(words);
  await expectNothingStale();
});

test("the registrations of a class drop the pages that show its seats", async () => {
  const services = testServices(db);
  const [item] = await itemsOf("class");
  const classId = item?.id ?? "";
  const person = {
    firstName: "Jo",
    lastName: "Walker",
    email: "",
    phone: "",
    others: [],
    isHere: true,
    payment: "later",
    evenIfFull: true,
    waitlistIfFull: false,
  } as const;
  const shows = ({ address, body }: Answer) =>
    [address, body].some((text) => text.includes(String(item?.slug)) || text.includes(String(item?.title)));
  const walkedIn = await droppedBy(() => addAtDesk(services, testActor, classId, person), shows);
  expect(walkedIn).toContain(`/api/class/${classId}`);
  await expectNothingStale();
});

test("a class that is canceled drops the pages that show it", async () => {
  const registered = await db.selectDistinct({ id: registration.classId }).from(registration);
  // Nobody is registered, so no job causes further changes.
  const items = (await itemsOf("class")).filter(({ id }) => !registered.some((one) => one.id === id));
  const item = items.find(({ slug }) => kept.has(`/classes/${slug}`)) ?? items[0];
  const shows = ({ body }: Answer) => body.includes(String(item?.slug)) || body.includes(String(item?.title));
  await droppedBy(() => cancelClass(testServices(db), testActor, item?.id ?? ""), shows);
  await expectNothingStale();
});

test("changing the order of a location's providers drops the pages that list them", async () => {
  const place = await recordOf({
    type: locationType,
    record: "alder-creek-family-clinic",
    changes: () => ({}),
    shown: () => [],
  });
  const relation = relationNamed(locationType, "providers");
  const { items, version } = await readRelation(db, testActor, relation, place.id);
  const ids = items.map(({ id }) => id).toReversed();
  const dropped = await droppedBy(
    () => changeRelation(context, locationType, { id: place.id, relation: "providers", version }, ids),
    ({ address, body }) =>
      (address.startsWith("/api/") && body.includes(place.id)) ||
      address.endsWith(`/${place.slug}`) ||
      address.includes(`=${place.slug}`),
  );
  expect(dropped).toContain("/api/location/list");
  await expectNothingStale();
});

test("a changed address redirects, and the pages that link to it are updated", async () => {
  const [one] = edits;
  if (!one) throw new Error("There are no edits.");
  const item = await recordOf(one);
  await droppedBy(() => edit(one.type, item, { slug: "moved-away" }), mayEnter(one, item));
  expect(kept.get(`/provider/${item.slug}`)?.body).toBe("");
  await expectNothingStale();
});
