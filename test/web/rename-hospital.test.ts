import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { publishItem } from "~/content/actions/publish-item";
import { saveDraft } from "~/content/actions/save-draft";
import { contentItem } from "~/content/tables";
import { pageType } from "~/features/pages/page/definition";
import { settingsType } from "~/features/settings/definition";
import { demoDatabase } from "../demo-database";
import { makeClass } from "../factories/classes";
import { testActor } from "../factories/content";
import { giver, makeGift } from "../factories/gifts";
import { registered } from "../factories/registrations";
import { mailsIn, testServices } from "../factories/services";
import { ofFeature } from "../of-feature";
import { readTaggedPdf } from "../pdf-tags";
import { type Site, startSite } from "../start-site";
import { firstOf, kindOfAddress, representatives } from "../test-all";

/** The demo hospital moves to another town under another name. */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const { db, url, dataDirectory } = await demoDatabase();
const staff = { db, actor: testActor };

/** Names of records that contain the town: they are changed in their own record. */
const OWN_NAMES = /Alder Creek['’\s]+Family['’\s]+Clinic/gi;
const FORMER = /Prairie\s+Lantern|Alder\s+Creek/g;

const OTHERS = [
  "/essentials",
  "/no-such-page",
  "/search?q=hospital",
  "/blog/feed.xml",
  "/newsroom/feed.xml",
  "/feed.xml",
  "/classes/feed.ics",
  "/mobile-unit/feed.ics",
  "/manifest.webmanifest",
  ...ofFeature("incident", "/incident.json"),
  "/api/location/list",
  "/api/specialty/list",
  "/api/provider",
  "/api/class",
  "/api/giving",
  "/api/search?q=hospital",
];

let site: Site;
let addresses: string[];
beforeAll(async () => {
  site = await startSite({ dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } });
  const sitemap = await textAt("/sitemap.xml");
  const found = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => new URL(loc ?? "").pathname);
  expect(found.length).toBeGreaterThan(100);
  addresses = [...representatives(found, firstOf(kindOfAddress)), ...OTHERS];
  // Cached from now on.
  expect(await mentions(addresses)).not.toEqual([]);
  await rename();
  await vi.waitFor(async () => expect(formerIn(await textAt("/"))).toEqual([]), { timeout: 30_000 });
});
afterAll(() => site.stop());

const textAt = async (path: string) => (await fetch(site.address + path)).text();
const formerIn = (text: string) => text.replaceAll(OWN_NAMES, "").match(FORMER) ?? [];

/** The addresses whose response contains a former name, each with the names that it contains. */
async function mentions(paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const said = formerIn(await textAt(path));
    if (said.length > 0) found.push(`${path}: ${[...new Set(said)].join(", ")}`);
  }
  return found;
}

async function rename() {
  const [settings] = await db.select().from(contentItem).where(eq(contentItem.type, "settings"));
  if (!settings) throw new Error("The demo has no settings.");
  const saved = await saveDraft(staff, settingsType, settings, {
    hospitalName: "Elm Valley Hospital",
    shortName: "Elm Valley",
    foundationName: "Elm Valley Foundation",
    addressCity: "Elm",
    mainPhone: "4025550123",
    phones: [{ label: "Main hospital", phone: "4025550123", hours: "Any hour" }],
  });
  await publishItem(staff, settingsType, saved);
}

test("no page, feed, calendar, or answer of the API says the former name or town", async () => {
  expect(await mentions(addresses)).toEqual([]);
  const home = await textAt("/");
  expect(home).toContain("<title>Elm Valley Hospital, Elm, Nebraska</title>");
  expect(home).toContain("Elm Valley Hospital");
  const contact = await textAt("/contact-us");
  expect(contact).toContain('href="tel:+14025550123"');
});

test("no PDF has the former name in its title or description", async () => {
  const pages = await db
    .select({ data: contentItem.data })
    .from(contentItem)
    .where(and(eq(contentItem.type, pageType.name), eq(contentItem.status, "live")));
  const offering = pages.filter(({ data }) => data.offersPdf).map(({ data }) => String(data.path));
  expect(offering).not.toEqual([]);
  for (const path of representatives(offering, firstOf(kindOfAddress))) {
    const answer = await fetch(`${site.address}${path}.pdf`);
    const { document, title } = await readTaggedPdf(new Uint8Array(await answer.arrayBuffer()));
    const words = [title, document.getSubject(), document.getAuthor(), document.getCreator()].join(" ");
    expect([path, formerIn(words)]).toEqual([path, []]);
  }
});

test("search finds pages by the new name, and no longer by the former one", async () => {
  expect(await textAt("/search?q=elm+valley")).toContain("Elm Valley");
  const former = await (await fetch(`${site.address}/api/search?q=Prairie+Lantern`)).text();
  expect(formerIn(former)).toEqual([]);
});

test("mail to people who register and give has the new name", async () => {
  const services = testServices(db);
  const event = await makeClass(db, { category: "renamed", place: "Gym of the {town} high school" });
  await registered(services, event.id);
  await makeGift(services, { giver: giver({ addressCity: "Willow Bend" }) });
  const mails = await mailsIn(db);
  expect(mails.length).toBeGreaterThanOrEqual(2);
  expect(formerIn(JSON.stringify(mails))).toEqual([]);
  expect(JSON.stringify(mails)).toContain("Gym of the Elm high school");
  expect(JSON.stringify(mails)).toContain("Elm Valley");
});
