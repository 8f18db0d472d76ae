import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { hydrated } from "../shell/hydrated";

const LIST = "/classes-and-education";
/** The calendar's name: "January 2027". */
const MONTH = /^\w+ \d{4}$/;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("addresses alone choose classes by type and month, and the list or the calendar", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto(LIST);
    const main = page.getByRole("main");
    await main.getByLabel("Type").selectOption("Newborn Care Class");
    await main.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(`${LIST}?type=newborn-care-class&month=`);
    const ways = main.getByRole("link", { name: /^Register/ });
    await expect(ways).toHaveCount(3);
    await expect(ways.first()).toHaveAttribute("href", "/classes/newborn-care/register");
    await main.getByRole("link", { name: "Calendar", exact: true }).click();
    await expect(main.getByRole("table", { name: MONTH })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});

test("the keyboard changes the month of the calendar and opens a class", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
  await page.goto(`${LIST}?view=calendar`);
  await hydrated(page);
  const main = page.getByRole("main");
  const months = main.getByRole("navigation", { name: "Months" }).getByRole("link");
  const [, next] = await months.allTextContents();
  await months.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(main.getByRole("table", { name: next })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const first = main.getByRole("table", { name: MONTH }).getByRole("link").first();
  const title = (await first.textContent()) ?? "";
  await first.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("link", { name: "Open the whole page" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
  expect(sheets, "the one style sheet, once").toHaveLength(1);
});

test("the calendars of classes and events open on the current week, and the whole month is a link away", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  for (const address of [LIST, "/events"]) {
    await page.goto(`${address}?view=calendar`);
    const table = page.getByRole("main").getByRole("table", { name: MONTH });
    const firstWeek = table.getByRole("rowgroup").last().getByRole("row").first();
    await expect(firstWeek.locator("[aria-current=date]")).toHaveCount(1);
    const whole = page.getByRole("main").getByRole("link", { name: "Whole month" });
    // In the first week of a month there is nothing to show before it.
    if ((await whole.count()) === 0) {
      await expect(table.locator("time").first()).toBeVisible();
      continue;
    }
    await whole.click();
    await expect(page).toHaveURL(/[?&]month=/);
    await expect(table.locator("time[datetime$='-01']").first()).toBeVisible();
  }
});

test("on a phone the month is an agenda", { tag: ["@handheld", "@script"] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${LIST}?view=calendar`);
  const main = page.getByRole("main");
  await expect(main.getByRole("table", { name: MONTH })).toBeHidden();
  await main.getByRole("navigation", { name: "Months" }).getByRole("link").nth(1).click();
  await expect(main.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("a class that cannot be loaded says so, and its dialog closes", {
  tag: ["@desktop", "@script"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  expectProblem(/There is no such class/);
  await page.route("**/api/class/*", (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: "NOT_FOUND", message: "There is no such class." } },
    }),
  );
  await page.goto(LIST);
  await page
    .getByRole("link", { name: /^Quick view/ })
    .first()
    .click();
  await expect(page.getByRole("alert").getByText("There is no such class.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
