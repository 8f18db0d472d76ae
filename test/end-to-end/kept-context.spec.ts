import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** Everything a page can leave behind. */
const leave = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem("left", "by the test before");
    sessionStorage.setItem("left", "by the test before");
    await cookieStore.set("left", "by the test before");
    await caches.open("left");
    await new Promise((resolve) => {
      indexedDB.open("left").onsuccess = resolve;
    });
  });

const found = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: await cookieStore.getAll(),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    entries: history.length,
  }));

test.describe("tests that share a browser context", { tag: "@script" }, () => {
  test.describe.configure({ mode: "serial" });
  let before: BrowserContext;

  test("one leaves pages, cookies and storage", async ({ page, context }) => {
    await page.goto("/robots.txt");
    await leave(page);
    const other = await context.newPage();
    await other.goto("/robots.txt");
    expect((await found(page)).local).toBe(1);
    before = context;
  });

  test("the next finds nothing of it in the same context, and changes what stays", async ({
    page,
    context,
  }) => {
    expect(context).toBe(before);
    expect(context.pages()).toEqual([page]);
    await page.goto("/robots.txt");
    const nothing = { local: 0, session: 0, cookies: [], caches: [], databases: 0, entries: 2 };
    expect(await found(page)).toEqual(nothing);
    await context.addInitScript("globalThis.stays = true");
    await page.reload();
    expect(await page.evaluate("globalThis.stays")).toBe(true);
  });

  test("the one after that gets another context", async ({ page, context }) => {
    expect(context).not.toBe(before);
    await page.goto("/robots.txt");
    expect(await page.evaluate("globalThis.stays")).toBeUndefined();
  });
});
