import { afterAll, expect, test, vi } from "vitest";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";

vi.setConfig({ testTimeout: 240_000 });

const { url, dataDirectory } = await demoDatabase();
const env = { DATABASE_URL: url, LINK_CHECK: "off" };
const site = await startSite({ dataDirectory, env });
const other = await startSite({ dataDirectory, env });
afterAll(() => Promise.all([site.stop(), other.stop()]));

/** One page of each kind, pages below different items of the menus, and pages that no menu names. */
const ADDRESSES = [
  "/",
  "/about-us",
  "/contact-us",
  "/careers",
  "/donate",
  "/newsroom",
  "/patient-resources",
  "/specialties-and-locations",
  "/specialty/cardiology",
  "/provider-search",
  "/provider-search?q=smith",
  "/classes-and-education",
  "/search/?q=knee",
  "/visiting",
  "/privacy-policy",
  "/nothing-is-here",
];

/** The pages as the site sends them, requested one after the other. */
async function read({ address }: { address: string }, addresses: string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of addresses) {
    const answer = await fetch(address + path);
    pages.set(path, (await answer.text()).replaceAll(address, "https://hospital.example"));
  }
  return pages;
}

test("a page is the same whether its header and footer were rendered for it or for an earlier page", async () => {
  const pages = await read(site, ADDRESSES);
  const reversed = await read(other, ADDRESSES.toReversed());

  for (const [address, page] of pages) {
    expect(page, address).toContain("</footer>");
    expect(page, address).toBe(reversed.get(address));
  }
});
