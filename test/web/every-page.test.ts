import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { variablesIn } from "~/content/variables/text-variables";
import { demoDatabase } from "../demo-database";
import { composedPages } from "../end-to-end/pages/addresses";
import { ofFeature } from "../of-feature";
import { readSite } from "../reading/read-site";
import { startSite } from "../start-site";

/** Tests the server's response for each page of the demo hospital, without a browser. */

vi.setConfig({ testTimeout: 240_000 });

const { url, dataDirectory } = await demoDatabase();
const site = await startSite({ dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } });
afterAll(() => site.stop());

type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

async function open(address: string): Promise<{ status: number; html: string; document: Document }> {
  const answer = await fetch(site.address + address);
  const html = await answer.text();
  return { status: answer.status, html, document: parseDocument(html) };
}

const isNamed = (name: string) => (element: Element) => element.name === name;
const all = (document: Document, matches: (element: Element) => boolean) =>
  DomUtils.findAll(matches, document.children);
/** The text of elements as a reader sees it. */
const textOf = (elements: Element[]) => elements.map((one) => DomUtils.textContent(one).trim());

/** The content of one meta tag, by its name or property. */
function meta(document: Document, key: string): string {
  const tags = all(
    document,
    ({ name, attribs }) => name === "meta" && (attribs.name === key || attribs.property === key),
  );
  expect(tags, `one ${key}`).toHaveLength(1);
  return tags[0]?.attribs.content ?? "";
}

const canonicalOf = (document: Document) =>
  all(document, ({ name, attribs }) => name === "link" && attribs.rel === "canonical").map(
    ({ attribs }) => attribs.href,
  );
const addressOf = (path: string) => site.address + (path === "/" ? path : path.replace(/\/$/, ""));

test.each(composedPages)("$address answers with its own content", async ({ address, heading }) => {
  const { status, document } = await open(address);
  expect(status).toBe(200);
  const headings = textOf(all(document, isNamed("h1")));
  expect(headings).toEqual([expect.stringContaining(heading)]);
  expect(headings[0]).not.toBe("");
  expect(textOf(all(document, isNamed("main")))).toEqual([expect.stringMatching(/\S/)]);
  const forms = all(document, isNamed("form"));
  const bubbles = forms.filter(({ attribs }) => !("novalidate" in attribs));
  expect(bubbles, "no form relies on the browser's error messages").toEqual([]);
});

/** The autofill values for fields about the person themselves, by the field's name (WCAG 1.3.5). */
const PURPOSES: Record<string, string> = {
  firstname: "given-name",
  lastname: "family-name",
  address: "street-address",
  addressstreet: "street-address",
  "address.street": "address-line1",
  "home.street": "address-line1",
  city: "address-level2",
  addresscity: "address-level2",
  "home.city": "address-level2",
  state: "address-level1",
  addressstate: "address-level1",
  "home.state": "address-level1",
  postalcode: "postal-code",
  addresszip: "postal-code",
  "home.zip": "postal-code",
  phone: "tel",
  email: "email",
  birthday: "bday",
};

test.each([
  "/donate",
  "/classes/childbirth-four-evenings/register",
  "/contact-us",
  ...ofFeature("newsletter", "/newsletter"),
  "/forms/financial-assistance",
  "/conference-registration",
])("%s tells the browser what its fields about the person are for", async (address) => {
  const { document } = await open(address);
  const fields = all(document, ({ name, attribs }) => name === "input" && attribs.type !== "hidden");
  const due = fields.flatMap(({ attribs: { name = "", autocomplete } }) => {
    const purpose = PURPOSES[name.toLowerCase()];
    return purpose ? [{ name, autocomplete, purpose }] : [];
  });
  expect(due.length).toBeGreaterThan(3);
  expect(due.filter(({ autocomplete, purpose }) => autocomplete !== purpose)).toEqual([]);
});

/** The name of each link of the header, the call bar, and the footer, by its address (WCAG 3.2.4). */
function namesAroundMain(document: Document): Map<string, Set<string>> {
  const around = all(
    document,
    ({ name, attribs }) => name === "header" || name === "footer" || attribs["aria-label"] === "Call us",
  );
  const outside = around.filter((one) => !DomUtils.existsOne(isNamed("main"), [one]) && !isInMain(one));
  const names = new Map<string, Set<string>>();
  for (const link of DomUtils.findAll(isNamed("a"), outside)) {
    const name = (link.attribs["aria-label"] ?? DomUtils.textContent(link)).replaceAll(/\s+/g, " ").trim();
    const known = names.get(link.attribs.href ?? "") ?? new Set();
    names.set(link.attribs.href ?? "", known.add(name));
  }
  return names;
}

const isInMain = (element: Element) => {
  for (let above = element.parent; above; above = above.parent)
    if ("name" in above && above.name === "main") return true;
  return false;
};

test("links and landmarks in the header and footer have the same names on every page", async () => {
  const first = namesAroundMain((await open("/")).document);
  expect(first.size).toBeGreaterThan(20);
  for (const { address } of composedPages) {
    const names = namesAroundMain((await open(address)).document);
    const others = [...first].filter(([href, called]) => !setsEqual(called, names.get(href)));
    expect([address, others]).toEqual([address, []]);
  }
});

const setsEqual = (one: Set<string>, other: Set<string> | undefined) =>
  other !== undefined && one.size === other.size && [...one].every((name) => other.has(name));

test.each(composedPages)("$address describes itself to search engines", async ({ address, title }) => {
  const { document } = await open(address);
  const [shown = ""] = textOf(all(document, isNamed("title")));
  expect(shown).toContain(title);
  expect(shown.length, shown).toBeLessThanOrEqual(65);
  const description = meta(document, "description");
  expect(description.length, description).toBeGreaterThanOrEqual(50);
  expect(description.length, description).toBeLessThanOrEqual(170);
  expect(canonicalOf(document)).toEqual([addressOf(address)]);
  expect(meta(document, "og:url")).toBe(addressOf(address));
  expect(meta(document, "og:title")).toBe(shown);
  expect(meta(document, "og:description")).toBe(description);
  expect(meta(document, "twitter:card")).toBe("summary_large_image");
  const size = [meta(document, "og:image:width"), meta(document, "og:image:height")];
  expect(size).toEqual(["1200", "630"]);
  expect(meta(document, "og:image:alt")).not.toBe("");
});

type Data = Record<string, unknown>;

/** A page's structured data besides its breadcrumbs. */
const OTHER_STRUCTURED_DATA: Record<string, string[]> = {
  "/donate": ["DonateAction"],
  "/primary-care-faq": ["FAQPage"],
};

function structuredData(document: Document): Data[] {
  const blocks = all(
    document,
    ({ name, attribs }) => name === "script" && attribs.type === "application/ld+json",
  );
  return textOf(blocks).map((text) => JSON.parse(text));
}

describe("structured data matches the page", () => {
  test.each(composedPages.filter(({ address }) => address !== "/"))("$address", async ({ address }) => {
    const { document } = await open(address);
    const [list, ...others] = structuredData(document);
    expect(others.map((data) => data["@type"])).toEqual(OTHER_STRUCTURED_DATA[address] ?? []);
    expect(list).toMatchObject({ "@context": "https://schema.org", "@type": "BreadcrumbList" });
    const crumbs = all(
      document,
      ({ name, attribs }) =>
        name === "nav" && /^(Breadcrumbs|Ruta de navegación)$/.test(attribs["aria-label"] ?? ""),
    );
    const shown = textOf(DomUtils.findAll(isNamed("li"), crumbs));
    const items = list?.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ name }) => name)).toEqual(shown);
    expect(items.map(({ position }) => position)).toEqual(shown.map((_, at) => at + 1));
    expect(items[0]?.item).toBe(`${site.address}/`);
    expect(canonicalOf(document)).toEqual([items.at(-1)?.item]);
  });

  test("the home page's structured data matches its footer", async () => {
    const { html, document } = await open("/");
    const data = structuredData(document);
    const hospital = data.find((one) => one["@type"] === "Hospital");
    const website = data.find((one) => one["@type"] === "WebSite");
    const [foot] = textOf(all(document, isNamed("footer")));
    const address = hospital?.address as Data;
    for (const said of [hospital?.name, address.streetAddress, address.addressLocality, address.postalCode])
      expect(foot).toContain(String(said));
    expect(html).toContain(`href="tel:${hospital?.telephone}"`);
    expect(hospital).toMatchObject({ "@id": `${site.address}/#hospital`, url: `${site.address}/` });
    expect(website).toMatchObject({ url: `${site.address}/`, publisher: { "@id": hospital?.["@id"] } });
  });

  test("the search that the site announces works", async () => {
    const sites = structuredData((await open("/")).document).filter((one) => one["@type"] === "WebSite");
    expect(sites).toMatchObject([{ potentialAction: { target: { urlTemplate: expect.any(String) } } }]);
    const [{ potentialAction }] = sites as unknown as [
      { potentialAction: { target: { urlTemplate: string } } },
    ];
    const answer = await fetch(potentialAction.target.urlTemplate.replace("{search_term_string}", "knee"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Orthopedics");
  });
});

interface Visited {
  status: number;
  ids: Set<string>;
  /** The opening tags of its forms. */
  forms: readonly string[];
  /** The names of variables that were not replaced. */
  variables: readonly string[];
}

const ANCHOR = /<a\s[^>]*?href="([^"]*)"/g;
const ID = /\sid="([^"]+)"/g;
const FORM = /<form\b[^>]*>/g;

/**
 * Addresses of the site that are published elsewhere. The visit also starts there, so that it checks the
 * links of a page to which no other page links.
 */
const PRINTED_ADDRESSES = ["/", "/essentials", "/mobile-unit", "/giving", "/find-a-doctor"];

describe("every page that a link leads to", () => {
  let visited: ReadonlyMap<string, Visited>;
  let dead: readonly string[];
  beforeAll(async () => {
    [visited, dead] = await visitSite();
    expect(visited.size).toBeGreaterThan(60);
  }, 240_000);

  test("no link or anchor on the site is broken", () => {
    expect(dead).toEqual([]);
  });

  test("no variable is left in braces, in tables neither", () => {
    const left = [...visited].flatMap(([path, { variables }]) => variables.map((name) => ({ path, name })));
    expect(left).toEqual([]);
  });

  test("no form relies on the browser's error messages", () => {
    const forms = [...visited].flatMap(([path, { forms }]) => forms.map((tag) => ({ path, tag })));
    expect(forms.length).toBeGreaterThan(visited.size);
    expect(forms.filter(({ tag }) => !/\snovalidate\b/i.test(tag))).toEqual([]);
  });
});

/**
 * Follows every link of the site, from the sitemap on.
 * @returns the visited addresses, and the broken links
 */
async function visitSite(): Promise<[visited: Map<string, Visited>, dead: string[]]> {
  const visited = new Map<string, Visited>();
  const dead = new Set<string>();
  const places: { from: string; to: string; id: string }[] = [];
  const { html: sitemap } = await open("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(30);
  const waiting = [...PRINTED_ADDRESSES, ...listed].map((to) => ({ from: "the test", to }));

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { from, to } = next;
    if (visited.has(to)) continue;
    const answer = await fetch(site.address + to);
    const isPage = answer.headers.get("content-type")?.includes("text/html");
    const body = await answer.bytes();
    const html = isPage ? new TextDecoder().decode(body) : "";
    visited.set(to, {
      status: answer.status,
      ids: new Set([...html.matchAll(ID)].map(([, id]) => id ?? "")),
      forms: html.match(FORM) ?? [],
      variables: variablesIn(html).map(({ name }) => name),
    });
    if (answer.status !== 200) dead.add(`${answer.status} ${to}, linked from ${from}`);
    for (const [, href = ""] of html.matchAll(ANCHOR)) {
      const link = new URL(href.replaceAll("&amp;", "&"), site.address + to);
      if (link.origin !== site.address) continue;
      const target = link.pathname + link.search;
      if (link.hash) places.push({ from: to, to: target, id: decodeURIComponent(link.hash.slice(1)) });
      waiting.push({ from: to, to: target });
    }
  }

  for (const { from, to, id } of places) {
    const target = visited.get(to);
    if (target?.status === 200 && !target.ids.has(id)) dead.add(`no #${id} in ${to}, linked from ${from}`);
  }
  return [visited, [...dead]];
}

/** The highest reading grade of a page, as recommended for patients by the National Institutes of Health. */
const MAX_GRADE = 8;

test("no page of the demo hospital is harder to read than grade 8", async () => {
  const pages = await readSite(site.address);
  expect(pages.length).toBeGreaterThan(90);
  const hard = pages.filter(({ grade }) => grade > MAX_GRADE);
  expect(hard.map(({ path, grade }) => `${path}: grade ${grade.toFixed(1)}`)).toEqual([]);
});

test("/admin/login, which people guess, leads to the sign-in screen", async () => {
  const answer = await fetch(`${site.address}/admin/login`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin"]);
});
