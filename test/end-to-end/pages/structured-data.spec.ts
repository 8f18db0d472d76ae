import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { composedPages } from "./addresses";

type Data = Record<string, unknown>;

/** What a page describes besides its breadcrumbs. */
const BESIDE: Record<string, string[]> = { "/donate": ["DonateAction"], "/primary-care-faq": ["FAQPage"] };

async function structuredData(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test.describe("structured data matches the page", { tag: "@desktop" }, () => {
  for (const { address } of composedPages.filter(({ address }) => address !== "/")) {
    test(address, async ({ page, baseURL }) => {
      await page.goto(address);
      const [list, ...others] = await structuredData(page);
      expect(others.map((data) => data["@type"])).toEqual(BESIDE[address] ?? []);
      expect(list).toMatchObject({ "@context": "https://schema.org", "@type": "BreadcrumbList" });
      const crumbs = page
        .getByRole("navigation", { name: /^(Breadcrumbs|Ruta de navegación)$/ })
        .getByRole("listitem");
      const shown = (await crumbs.allInnerTexts()).map((text) => text.trim());
      const items = list?.itemListElement as { position: number; name: string; item: string }[];
      expect(items.map(({ name }) => name)).toEqual(shown);
      expect(items.map(({ position }) => position)).toEqual(shown.map((_, at) => at + 1));
      expect(items[0]?.item).toBe(`${baseURL}/`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", items.at(-1)?.item ?? "");
    });
  }

  test("the home page describes the hospital like its footer", async ({ page, baseURL }) => {
    await page.goto("/");
    const data = await structuredData(page);
    const hospital = data.find((one) => one["@type"] === "Hospital");
    const site = data.find((one) => one["@type"] === "WebSite");
    const foot = page.getByRole("contentinfo");
    const address = hospital?.address as Data;
    for (const said of [hospital?.name, address.streetAddress, address.addressLocality, address.postalCode]) {
      await expect(foot).toContainText(String(said));
    }
    await expect(page.locator(`a[href="tel:${hospital?.telephone}"]`).first()).toBeAttached();
    expect(hospital).toMatchObject({ "@id": `${baseURL}/#hospital`, url: `${baseURL}/` });
    expect(site).toMatchObject({ url: `${baseURL}/`, publisher: { "@id": hospital?.["@id"] } });
  });

  test("the search that the site announces works", async ({ page, request }) => {
    await page.goto("/");
    const sites = (await structuredData(page)).filter((one) => one["@type"] === "WebSite");
    expect(sites).toMatchObject([{ potentialAction: { target: { urlTemplate: expect.any(String) } } }]);
    const { urlTemplate } = (
      sites as unknown as { potentialAction: { target: { urlTemplate: string } } }[]
    )[0]?.potentialAction.target ?? { urlTemplate: "" };
    const answer = await request.get(urlTemplate.replace("{search_term_string}", "knee"));
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("Orthopedics");
  });
});
