import { afterAll, expect, test, vi } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { redirectType } from "~/content/redirects/definition";
import { contentRecords } from "~/demo/content/records";
import { demoId } from "~/demo/demo-id";
import { formType } from "~/features/forms/form/definition";
import { navigationType } from "~/features/navigation/definition";
import { pageType } from "~/features/pages/page/definition";
import { fieldOfFeature } from "~/features/settings/feature-fields";
import { testDatabase } from "../database";
import { testActor } from "../factories/content";
import { question } from "../factories/form";
import { publishSettings } from "../factories/settings";
import { ofFeature } from "../of-feature";
import { startSite } from "../start-site";
import { firstOf, kindOfAddress, representatives } from "../test-all";

/** Two nodes on one database, with the records of the demo hospital and a page that links everywhere. */

vi.setConfig({ testTimeout: 240_000 });
/** Far longer than an announcement takes. */
const LONG_TIMEOUT = { timeout: 30_000 };

const { db, url } = await testDatabase();
const context = { db, actor: testActor };
const published = { publish: true, trusted: true };

const list = (type: string, heading: string, more = {}) => ({ type, props: { heading, ...more } });
const blocks = [
  { type: "richText", props: { html: everyLink() } },
  list("blogList", "Posts in a list", { atMost: 3 }),
  list("newsList", "News in a list", { atMost: 3, allHref: "/newsroom" }),
  list("eventList", "Events in a list"),
  list("form", "Contact in a block", { form: demoId("form", "contact") }),
  list("form", "Application in a block", { form: demoId("form", "new-patient-primary-care") }),
  { type: "section", props: { content: [list("newsList", "News in a section", { atMost: 1 })] } },
  list("cards", "Cards", {
    items: [
      { title: "Card to the blog", text: "", href: "/blog", linkLabel: "" },
      { title: "Card to the events", text: "", href: "/events", linkLabel: "" },
      { title: "Card to the classes", text: "", href: "/classes-and-education", linkLabel: "" },
    ],
  }),
  list("cards", "Cards of the newsroom alone", {
    items: [{ title: "Card to the news", text: "", href: "/newsroom", linkLabel: "" }],
  }),
  list("callToAction", "Nothing but the award", {
    text: "",
    tone: "brand",
    actions: [{ label: "Put somebody forward", href: "/award/lantern", kind: "primary" }],
  }),
];

for (const { type, id, data } of contentRecords()) {
  await createItem(context, type, type === navigationType ? withMore(data) : data, { id, ...published });
}
await createItem(
  context,
  formType,
  {
    title: "Help with a bill",
    slug: "help-with-a-bill",
    questions: [question("name", "text")],
    retentionDays: 30,
  },
  published,
);
await createItem(
  context,
  pageType,
  { path: "/everything", title: "Everything", description: "Leads everywhere.", blocks },
  published,
);
for (const from of ["/old-address", "/news/an-old-address"])
  await createItem(context, redirectType, { from, to: "/about-us", kind: "302", match: "exact" }, published);
// The images of the demo hospital are not in the storage.
const env = {
  DATABASE_URL: url,
  SEED: "empty",
  APP_SECRET: "of both nodes, and of nobody else",
  MISSING_FILES: "accept",
};
const full = await startSite({ env });
afterAll(() => full.stop());
const navigationOnly = await startSite({ env: { ...env, ADMIN_FEATURES: "navigation-only" } });
afterAll(() => navigationOnly.stop());
const nodes = [full.address, navigationOnly.address];

/** The router's request for the data of one route only. */
const dataOf = (path: string, route: string) => `${path}.data?_routes=${encodeURIComponent(route)}`;

const parts = {
  blog: {
    gone: [
      "/blog",
      "/blog/",
      "/%62log/before-the-first-snow",
      "/BLOG/before-the-first-snow",
      "/blog/before-the-first-snow",
      "/blog/before-the-first-snow.data",
      dataOf("/blog/before-the-first-snow", "blog/:slug"),
      "/blog/feed.xml",
    ],
    links: /href="\/blog/,
    words: ["Posts in a list", "Card to the blog", "Health tips"],
    search: { q: "winter accidents salt", url: "/blog/before-the-first-snow" },
    overview: { q: "health advice", url: "/blog" },
  },
  events: {
    gone: ["/events", "/events?view=calendar", "/events/quilt-days", "/events/quilt-days.data"],
    links: /href="\/events/,
    words: ["Events in a list", "Card to the events"],
    search: { q: "quilt days", url: "/events/quilt-days" },
    overview: { q: "events", url: "/events" },
  },
  news: {
    gone: [
      "/newsroom",
      "/newsroom.data",
      "/newsroom/feed.xml",
      "/news/two-thirds-of-the-way",
      "/news/evening-clinic-in-willow-bend",
    ],
    links: /href="\/news(room)?[/"]/,
    words: [
      "News in a list",
      "News in a section",
      "Card to the news",
      "Cards of the newsroom alone",
      "Press room",
    ],
    search: { q: "mammography two thirds", url: "/news/two-thirds-of-the-way" },
    overview: { q: "newsroom", url: "/newsroom" },
  },
  forms: {
    gone: ["/forms/contact", "/forms/contact.data", "/forms/contact/paper", "/award/lantern"],
    links: /href="\/(forms\/contact|award\/)/,
    words: ["Contact in a block", "Nothing but the award", "Put somebody forward"],
    search: { q: "lantern award", url: "/award/lantern" },
    overview: null,
  },
  search: {
    gone: [
      "/search",
      "/search/?q=knee",
      "/search.data?q=knee",
      "/api/search?q=knee",
      "/api/search/suggest?q=kn",
    ],
    links: /href="\/search|action="\/search|SearchAction/,
    words: ["search term"],
    search: null,
    overview: null,
  },
} as const;
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];
const others = (name: Part) => names.filter((other) => other !== name);

/** Addresses that no feature removes. */
const lasting: [path: string, status: number][] = [
  ["/", 200],
  ["/everything", 200],
  ["/classes-and-education", 200],
  ["/classes/breastfeeding", 200],
  ["/classes/breastfeeding/register", 200],
  ["/contact-us", 200],
  ["/provider-search?q=knee", 200],
  ["/specialty/family-medicine", 200],
  ["/privacy", 200],
  ["/nondiscrimination", 200],
  ["/price-transparency", 200],
  ["/new-patient/primary-care", 200],
  ["/forms/new-patient-primary-care", 200],
  ["/forms/new-patient-primary-care/paper", 200],
  ["/forms/help-with-a-bill", 200],
  ["/old-address", 302],
  ["/news/an-old-address", 302],
];

const open = (node: string, path: string) => fetch(node + path, { redirect: "manual" });
const statusOf = async (node: string, path: string) => (await open(node, path)).status;
const textOf = async (node: string, path: string) => (await open(node, path)).text();
/** The first link to such an address in a page. */
const linkIn = (page: string, links: RegExp) => page.match(links)?.[0];
const switched = (state: "on" | "off", ...which: Part[]) =>
  publishSettings(
    db,
    Object.fromEntries(names.map((name) => [fieldOfFeature[name], which.includes(name) ? state : "on"])),
  );
const found = async (node: string, q: string) => {
  const answers = [];
  for (const path of ["/api/search", "/api/search/suggest"]) {
    const answer = await (await open(node, `${path}?${new URLSearchParams({ q })}`)).json();
    answers.push(...answer.results.map((result: { url: string }) => result.url));
  }
  return answers;
};

/** Everything that exists while all features are on; requested first, so that both nodes cache it. */
async function expectEverything() {
  for (const node of nodes) {
    const isBack = async () => (await textOf(node, "/everything")).includes("Posts in a list");
    await expect.poll(isBack, LONG_TIMEOUT).toBe(true);
    const page = await textOf(node, "/everything");
    const sitemap = await textOf(node, "/sitemap.xml");
    for (const name of names) {
      const { gone, links, words, search, overview } = parts[name];
      for (const path of gone) expect([path, await statusOf(node, path)]).toEqual([path, 200]);
      expect([name, linkIn(page, links)]).not.toEqual([name, undefined]);
      for (const one of words) expect([one, page.includes(one)]).toEqual([one, true]);
      for (const one of [search, overview]) {
        if (!one) continue;
        expect(await found(node, one.q)).toContain(one.url);
        expect([one.url, sitemap.includes(`${one.url}<`)]).toEqual([one.url, true]);
      }
    }
    for (const [path, status] of lasting) expect([path, await statusOf(node, path)]).toEqual([path, status]);
  }
}

test("with every feature on, everything is there", async () => {
  await switched("on");
  await expectEverything();
});

test.each(names)(
  "with %s off, visitors find nothing of it on any node, and everything else",
  async (name) => {
    const { gone, links, words, search, overview } = parts[name];
    await switched("off", name);
    for (const node of nodes) {
      for (const path of gone)
        await expect.poll(async () => [path, await statusOf(node, path)], LONG_TIMEOUT).toEqual([path, 404]);
      for (const path of ["/everything", "/", "/specialty/family-medicine", "/no-such-page"])
        expect([path, linkIn(await textOf(node, path), links)]).toEqual([path, undefined]);
      const page = await textOf(node, "/everything");
      const sitemap = await textOf(node, "/sitemap.xml");
      for (const one of words) expect([one, page.includes(one)]).toEqual([one, false]);
      for (const one of [search, overview]) {
        if (!one) continue;
        expect(await found(node, one.q)).not.toContain(one.url);
        expect([one.url, sitemap.includes(`${one.url}<`)]).toEqual([one.url, false]);
      }
      for (const other of others(name)) {
        const path = parts[other].gone[0];
        expect([path, await statusOf(node, path)]).toEqual([path, 200]);
        expect([other, linkIn(page, parts[other].links)]).not.toEqual([other, undefined]);
      }
      for (const [path, status] of lasting)
        expect([path, await statusOf(node, path)]).toEqual([path, status]);
      for (const one of ["Application in a block", "Card to the classes"])
        expect([one, page.includes(one)]).toEqual([one, true]);
    }
  },
);

test("the combined feed has the features that are on, and is gone when the last one is off", async () => {
  await switched("off", "blog");
  const feed = () => textOf(full.address, "/feed.xml");
  await expect.poll(feed, LONG_TIMEOUT).not.toContain("/blog/");
  expect(await feed()).toContain("/news/");
  await switched("off", "blog", "news");
  await expect.poll(() => statusOf(full.address, "/feed.xml"), LONG_TIMEOUT).toBe(404);
  expect(linkIn(await textOf(full.address, "/everything"), /href="\/feed.xml/)).toBeUndefined();
});

test("with forms off, the API accepts only patients' forms and the newsletter", async () => {
  await switched("off", "forms");
  const send = async (path: string, accept = "application/json") => {
    const { status } = await fetch(full.address + path, {
      method: "POST",
      body: new FormData(),
      headers: { accept, origin: full.address },
    });
    return status;
  };
  await expect.poll(() => send("/api/form/contact"), LONG_TIMEOUT).toBe(404);
  for (const path of [
    "/api/form/contact/page/0",
    "/api/form/contact/progress",
    "/forms/contact",
    "/award/lantern",
  ])
    expect([path, await send(path)]).toEqual([path, 404]);
  expect(await send("/forms/contact", "text/html")).toBe(404);
  for (const path of [
    "/api/form/new-patient-primary-care/page/0",
    "/forms/new-patient-primary-care",
    "/api/form/help-with-a-bill",
    ...ofFeature("newsletter", "/api/form/newsletter"),
  ])
    expect([path, await send(path)]).not.toEqual([path, 404]);
});

test("when every feature is on again, everything is there again", async () => {
  await switched("on");
  await expectEverything();
});

test("navigation-only mode keeps menus, legal links, redirects and patients' forms, and no link is broken", async () => {
  await publishSettings(db, {});
  const node = navigationOnly.address;
  for (const name of names)
    for (const path of parts[name].gone)
      await expect.poll(async () => [path, await statusOf(node, path)], LONG_TIMEOUT).toEqual([path, 404]);
  for (const [path, status] of lasting) expect([path, await statusOf(node, path)]).toEqual([path, status]);
  const sitemap = await textOf(node, "/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  expect(pages.length).toBeGreaterThan(50);
  for (const path of representatives(pages, firstOf(kindOfAddress))) {
    const page = await textOf(node, path);
    for (const name of names) expect([path, linkIn(page, parts[name].links)]).toEqual([path, undefined]);
    for (const href of [
      "/privacy",
      "/accessibility",
      "/nondiscrimination",
      "/es/ayuda-con-el-idioma",
      "/forms/help-with-a-bill",
      "/specialties-and-locations",
    ])
      expect([path, page.includes(`href="${href}"`)]).toEqual([path, true]);
  }
  // The other node was configured differently, and the stored settings do not change that.
  expect(await statusOf(full.address, "/blog")).toBe(200);
});

function everyLink(): string {
  const hrefs = ["/blog/", "/events", "/newsroom#press", "/forms/contact", "/search/?q=knee", "/feed.xml"];
  return hrefs.map((href) => `<p>Read <a href="${href}">what ${href} says</a>.</p>`).join("");
}

/** A drop-down with only reading sections, and a form that the law requires. */
function withMore(data: Record<string, unknown>) {
  const items = data.items as object[];
  const reading = {
    label: "Read",
    href: "#",
    subItems: [
      { label: "Health tips", href: "/blog/" },
      { label: "Press room", href: "/newsroom" },
    ],
  };
  const assistance = { label: "Financial assistance", href: "/forms/help-with-a-bill", isLegal: true };
  if (data.slug === "main") return { ...data, items: [...items, reading] };
  if (data.slug === "footer")
    return { ...data, items: [...items, { label: "Paying", href: "#", subItems: [assistance] }] };
  return data;
}
