import type { Page } from "@playwright/test";
import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";

/** A search box. It becomes a combobox when it shows suggestions. */
const searchBox = (page: Page) => page.getByLabel("A name, a problem or a kind of care");

test("opens with all providers, their number, and search instructions", async ({ page }) => {
  await page.goto("/provider-search");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Find a Provider");
  await expect(searchBox(page)).toBeVisible();
  await expect(main.getByRole("heading", { name: /^\d+ providers, showing 1–20$/ })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(20);
});

test("the next page of the list has the others", async ({ page }) => {
  await page.goto("/provider-search");
  const names = page.getByRole("article").getByRole("heading");
  const first = await names.allTextContents();
  await page
    .getByRole("navigation", { name: "Providers, pages" })
    .getByRole("link", { name: /Next/ })
    .click();
  await expect(page).toHaveURL("/provider-search?page=2#results");
  await expect(names.first()).not.toHaveText(first[0] ?? "");
  for (const name of await names.allTextContents()) expect(first).not.toContain(name);
});

test("plain words lead to a specialty, and it says by which rule", async ({ page }) => {
  await page.goto("/provider-search");
  await searchBox(page).fill("my knee gives out");
  await searchBox(page).press("Enter");
  await expect(page).toHaveURL(/[?&]q=my\+knee\+gives\+out/);
  const main = page.getByRole("main");
  await expect(main.getByText(/“my knee gives out”.*leads to.*Orthopedics/)).toBeVisible();
  await expect(main.getByRole("article").first()).toContainText("Orthopedics");
});

test("corrects a misspelled word, and says so", async ({ page }) => {
  await page.goto("/provider-search?q=cardiolgy");
  await expect(page.getByRole("main")).toContainText(
    "Nothing matches “cardiolgy”. These are for “cardiology”.",
  );
  await expect(page.getByRole("article").first()).toContainText("Cardiology");
});

for (const [words, notice] of [
  ["chest pain", /call 911/],
  ["stroke", /call 911/],
  ["can't breathe", /call 911/],
  ["heavy bleeding", /call 911/],
  ["overdose", /call 911/],
] as const) {
  test(`"${words}" is answered with the number to call first`, async ({ page }) => {
    await page.goto(`/provider-search?${new URLSearchParams({ q: words })}`);
    const warning = page.getByRole("main").getByRole("heading", { name: notice });
    await expect(warning).toBeVisible();
    const box = await warning.boundingBox();
    const results = await page.locator("#results").boundingBox();
    expect(box?.y).toBeLessThan(results?.y ?? 0);
  });
}

test("each active filter can be removed, and all at once", async ({ page }) => {
  await page.goto(
    "/provider-search?q=knee&specialty=orthopedics&acceptingNew=true&language=Czech&gender=male",
  );
  const applied = page.getByRole("list", { name: "Applied filters" });
  await expect(applied.getByRole("link")).toHaveText([
    "Remove “knee”",
    "Remove Orthopedics",
    "Remove Speaks Czech",
    "Remove Man",
    "Remove Accepting new patients",
    "Clear all",
  ]);
  await applied.getByRole("link", { name: "Remove Orthopedics" }).click();
  await expect(page).toHaveURL("/provider-search?q=knee&language=Czech&gender=male&acceptingNew=true");
  await applied.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/provider-search");
  await expect(searchBox(page)).toHaveValue("");
});

test("if nobody matches, says what to try and whom to call", async ({ page }) => {
  await page.goto("/provider-search?q=zzqx&gender=male");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No providers found" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Search for “zzqx” without the filters" })).toBeVisible();
  await expect(main.getByRole("link", { name: /Scheduling: \(308\) 555-0120/ })).toHaveAttribute(
    "href",
    "tel:+13085550120",
  );
  await expect(main.getByRole("link", { name: /Nurse line: \(308\) 555-0111/ })).toBeVisible();
  await main.getByRole("link", { name: "Sleep Medicine" }).click();
  await expect(page.getByRole("article").first()).toContainText("Sleep Medicine");
});

test.describe("with script", { tag: "@script" }, () => {
  test("a filter applies as it is changed, and the focus stays in place", async ({ page, isMobile }) => {
    await openHydrated(page, "/provider-search");
    if (isMobile) await page.locator("summary", { hasText: "Filters" }).click();
    const language = page.getByLabel("Speaks");
    await language.focus();
    await language.selectOption("Spanish");
    await expect(page).toHaveURL("/provider-search?language=Spanish");
    await expect(page.getByRole("article").first()).toContainText("Spanish");
    await expect(language).toBeFocused();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ providers$/);
    await page.getByLabel("Accepting new patients").check();
    await expect(page).toHaveURL("/provider-search?language=Spanish&acceptingNew=true");
    await expect(page.getByText("Not accepting new patients now")).toHaveCount(0);
  });

  test("going back restores the filters of that time", async ({ page, isMobile }) => {
    await openHydrated(page, "/provider-search?q=knee");
    if (isMobile) await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByRole("link", { name: "Remove “knee”" }).click();
    await expect(searchBox(page)).toHaveValue("");
    await page.goBack();
    await expect(searchBox(page)).toHaveValue("knee");
  });
});

test.describe("without script", { tag: "@no-script" }, () => {
  test("the form asks for everything at once", async ({ page, isMobile }) => {
    await page.goto("/provider-search");
    if (isMobile) await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByLabel("Kind of care", { exact: true }).selectOption("Pediatrics");
    await page.getByLabel("Speaks").selectOption("Somali");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page.getByRole("article").first()).toContainText("Pediatrics");
    await expect(page.getByLabel("Kind of care", { exact: true })).toHaveValue("pediatrics");
  });

  test("quick view is the profile's own page", async ({ page }) => {
    await page.goto("/provider-search?q=marsh");
    await page.getByRole("link", { name: "Quick view of Elena Marsh" }).click();
    await expect(page).toHaveURL("/provider/elena-marsh");
  });
});

const searches = [
  "",
  "?q=my+knee+gives+out&acceptingNew=true",
  "?q=zzqx&gender=male",
  "?q=chest+pain",
  "?q=cardiolgy",
  "?page=2",
];

for (const query of representatives(searches, (one) => one.includes("acceptingNew"))) {
  test(`axe finds nothing on the finder${query}`, { tag: "@script" }, async ({ page, isMobile }) => {
    await page.goto(`/provider-search${query}`);
    if (isMobile) await page.locator("summary", { hasText: "Filters" }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

const unusual = [
  "?page=0",
  "?page=two",
  "?page=99999",
  "?q=%F0%9F%A6%80",
  "?q=%27%3B+drop+table+provider%3B--",
  "?specialty=no-such-thing&location=%20&language=Klingon&gender=toString",
  `?q=${"knee+".repeat(1200)}`,
  "?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "?q=a&q=b&page=1&page=2",
];

for (const query of representatives(unusual, (one) => one.startsWith("?specialty"))) {
  test(`the finder answers ${query.slice(0, 40)}`, { tag: "@desktop" }, async ({ page }) => {
    const response = await page.goto(`/provider-search${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  });
}
