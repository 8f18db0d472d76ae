import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { expect, test } from "../fixtures";
import { hydrated } from "../shell/hydrated";

/** One page of each kind. */
const PAGES = [
  "/",
  "/provider-search",
  "/provider/elena-marsh",
  "/specialties-and-locations",
  "/specialty/cardiology",
  "/location/main-hospital",
  "/about-us",
  "/search/?q=knee",
  "/feedback",
  "/no-such-page",
];

/** Bytes of gzip, without headers. The budget is 125 kB; a page needs far less, and must stay below this. */
const WITH_THE_PAGE = 13_000;
/**
 * The limit with the app, which is loaded at the first interaction. In kB: React and its router 105, the
 * blocks of pages 12, the list of public routes 3, keeping pages for offline use 3, danger notices 1,
 * sentences for failed requests 0.1, links without a target 0.3, keeping what is typed and dialogs in the
 * history 0.8, the blocks and routes of jobs, conditions, and covered providers 0.7, the languages of pages
 * 0.6, taking the place of early dialogs and changing the typeface 0.4, letters after names and the call
 * button of a provider's quick view 0.4, compressing React separately from the start script 0.1, keeping what is
 * typed in early dialogs and their place 0.6, and the focus after Back 0.3. The start script has 3 less without React.
 */
const IN_ALL = 174_800;

/** The maximum number of files that the app adds to those of the page. */
const FILES_OF_THE_APP = 7;

/** Code that only staff screens use. */
const STAFF_CODE = /mantine|tanstack|prosemirror|dnd-kit|api\/admin|simplewebauthn/i;

for (const path of representatives(PAGES, (one) =>
  ["/", "/provider/elena-marsh", "/search/?q=knee"].includes(one),
)) {
  test(`${path} loads little script, and none of the staff's`, { tag: "@script" }, async ({
    page,
    expectProblem,
  }) => {
    if (path === "/no-such-page") expectProblem(/404/);
    const addresses = new Set<string>();
    page.on("request", (request) => request.resourceType() === "script" && addresses.add(request.url()));
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const withThePage = [...addresses];
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(addresses.size).toBeGreaterThan(withThePage.length);

    expect(await bytesOf(withThePage), withThePage.join("\n")).toBeLessThanOrEqual(WITH_THE_PAGE);
    expect(await bytesOf([...addresses]), [...addresses].join("\n")).toBeLessThanOrEqual(IN_ALL);
    expect(addresses.size - withThePage.length, [...addresses].join("\n")).toBeLessThanOrEqual(
      FILES_OF_THE_APP,
    );
    expect(await staffScripts(page, [...addresses])).toEqual([]);
    const sheets = page.locator('link[rel="stylesheet"]');
    expect(await sheets.evaluateAll((all) => all.map((sheet) => sheet.getAttribute("href")))).toEqual([
      expect.stringMatching(/^\/assets\/site-/),
    ]);
  });
}

test("negative control: the staff's scripts are recognized", { tag: "@script" }, async ({ page }) => {
  const addresses = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && addresses.add(request.url()));
  await page.goto("/admin");
  await page.waitForLoadState("networkidle");
  expect(await staffScripts(page, [...addresses])).not.toEqual([]);
});

async function bytesOf(addresses: string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sentBytes(address: string): Promise<number> {
  const [answer] = (await once(get(address, { headers: { "accept-encoding": "gzip" } }), "response")) as [
    IncomingMessage,
  ];
  expect(answer.headers["content-encoding"], address).toBe("gzip");
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}

async function staffScripts(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const code = await (await page.request.get(address)).text();
    if (STAFF_CODE.test(code)) found.push(address);
  }
  return found;
}
