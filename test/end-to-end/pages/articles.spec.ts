import type { Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { callApi, newName, signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";

const kinds = [
  {
    address: "/blog/before-the-first-snow",
    heading: "Five things to do before the first snow",
    parent: "Health advice",
    type: "BlogPosting",
    record: /^blog\/[0-9a-f-]{36}$/,
    shows: ["What our emergency nurses wish", "Salt where you step first"],
  },
  {
    address: "/news/the-lanterns-are-lit-again",
    heading: "The lanterns are lit again",
    parent: "Newsroom",
    type: "NewsArticle",
    record: /^newsitem\/[0-9a-f-]{36}$/,
    shows: ["November 13, 2026", "Four hundred people", "(308) 555-0118"],
  },
  {
    address: "/news/evening-clinic-in-willow-bend",
    heading: "Prairie Lantern opens an evening clinic in Willow Bend",
    parent: "Newsroom",
    type: "NewsArticle",
    record: /^pressreleases\/[0-9a-f-]{36}$/,
    shows: ["October 5, 2026", "Press release", "(308) 555-0118"],
  },
  {
    address: "/events/quilt-days",
    heading: "Quilt days",
    parent: "Events",
    type: "Event",
    record: /^calendarevent\/[0-9a-f-]{36}$/,
    shows: [
      /^Friday\s\w+\s\d+,\s\d{4}\s\|\s9:00\sAM to Saturday\s\w+\s\d+,\s\d{4}\s\|\s4:00\sPM$/,
      "Cottonwood Room",
    ],
  },
  {
    address: "/classes/childbirth-in-one-saturday",
    heading: "Childbirth in one Saturday",
    parent: "Classes & Education",
    type: "EducationEvent",
    record: /^classes\/[0-9a-f-]{36}$/,
    shows: [/^Saturday\s\w+\s\d+,\s\d{4}\s\|\s9:00\sAM to 4:00\sPM$/, "$40.00", "(308) 555-0150"],
  },
] as const;

for (const { address, heading, parent, type, record, shows } of kinds) {
  test.describe(address, () => {
    test("has a title, breadcrumbs, and further links", async ({ page, baseURL }) => {
      expect((await page.goto(address))?.status()).toBe(200);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading);
      for (const words of shows) await expect(main.getByText(words).first()).toBeVisible();
      const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
      await expect(crumbs.getByRole("link", { name: parent })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${address}`);
      await expect(page.locator('meta[name="openward:record"]')).toHaveAttribute("content", record);
      const [data, list] = await structuredData(page);
      expect(data).toMatchObject({ "@type": type, url: `${baseURL}${address}` });
      expect(data?.headline ?? data?.name).toBe(heading);
      expect(list).toMatchObject({ "@type": "BreadcrumbList", itemListElement: expect.any(Array) });
    });

    test("axe finds nothing, and nothing is wider than 320 px", { tag: "@script" }, async ({ page }) => {
      await page.goto(address);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    });
  });
}

test("a class states its price, place, and hours to search engines as on the page", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/classes/childbirth-in-one-saturday");
  const [data] = await structuredData(page);
  expect(data).toMatchObject({
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT09:00:00-0[56]:00$/),
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT16:00:00-0[56]:00$/),
    isAccessibleForFree: false,
    offers: { price: "40.00", priceCurrency: "USD", availability: "https://schema.org/InStock" },
    location: { address: "400 Cottonwood Avenue, Alder Creek, NE 69199" },
  });
  await expect(page.getByRole("main").getByText("400 Cottonwood Avenue")).toBeVisible();
});

test("dates that staff wrote in words replace the computed ones", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/classes/sportsmetrics");
  const main = page.getByRole("main");
  await expect(main.getByText(/^Six weeks: Mondays, Wednesdays and Fridays/).first()).toBeVisible();
  await expect(main.getByText(/^Monday .* to /)).toHaveCount(0);
});

test("the search finds each by its kind", { tag: "@desktop" }, async ({ page }) => {
  for (const [words, kind, group, title] of [
    ["first snow", "Blog post", "Blog", "Five things to do before the first snow"],
    ["lanterns lit", "News item", "News", "The lanterns are lit again"],
    [
      "evening clinic",
      "Press release",
      "Press releases",
      "Prairie Lantern opens an evening clinic in Willow Bend",
    ],
    ["quilters chemotherapy", "Calendar event", "Events", "Quilt days"],
    ["birthing rooms nursery", "Class or event", "Classes & Events", "Tour of the birth place"],
  ] as const) {
    await page.goto(`/search/?q=${encodeURIComponent(words)}`);
    const main = page.getByRole("main");
    const found = main.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
    await expect(found.first(), words).toBeVisible();
    // The best matches name their kind; the others are below a heading that names it.
    const heading = main.getByRole("heading", { level: 2, name: group, exact: true });
    await expect(found.getByText(kind).or(heading).first(), words).toBeVisible();
  }
});

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const writings = [
  {
    type: "blog",
    prefix: "/blog/",
    list: "/blog",
    data: { description: "What we tell neighbors about this, in a page or less." },
  },
  {
    type: "newsitem",
    prefix: "/news/",
    list: "/newsroom",
    data: { summary: "What happened here, in a sentence that is long enough." },
  },
  {
    type: "pressreleases",
    prefix: "/news/",
    list: "/newsroom",
    data: { summary: "What happened here, in a sentence that is long enough." },
  },
  {
    type: "calendarevent",
    prefix: "/events/",
    list: "/events",
    data: { startsAt: soon(1), endsAt: soon(2), place: "Fire hall" },
  },
] as const;

for (const { type, prefix, list, data } of representatives(writings, (one) => one.type === "newsitem")) {
  test(`${type}: a published record is at its address and in the list, an unpublished one is not`, {
    tag: ["@desktop", "@script"],
  }, async ({ page, request }) => {
    const title = newName(`Written for ${type}`);
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const status = async () => (await request.get(`${prefix}${slug}`)).status();
    const isListed = async () => (await (await request.get(list)).text()).includes(title);
    await signIn(page);
    expect([await status(), await isListed()]).toEqual([404, false]);

    const path = `/api/admin/${type}`;
    const values = { title, slug, body: "<p>All of it.</p>", ...data };
    const { item } = await callApi<Answer>(page, "POST", path, { data: values });
    expect([await status(), await isListed()], "a draft").toEqual([404, false]);

    const live = await callApi<Answer>(page, "POST", `${path}/${item.id}/publication`, {
      revision: item.revision,
    });
    await expect.poll(status).toBe(200);
    await expect.poll(isListed).toBe(true);
    expect(await (await request.get(`${prefix}${slug}`)).text()).toContain(title);

    await callApi(page, "DELETE", `${path}/${item.id}/publication`, { revision: live.item.revision });
    await expect.poll(status).toBe(404);
    await expect.poll(isListed).toBe(false);
  });
}

interface Answer {
  item: { id: string; revision: number };
}

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}
