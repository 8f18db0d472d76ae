import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";

test("lists the plans by company with the day each was confirmed, and says to call the plan", async ({
  page,
}) => {
  await page.goto("/insurance");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Insurance we accept");
  await expect(main.getByText("Call your plan to confirm before your visit.")).toBeVisible();
  const payer = main.locator("dl > div").filter({ hasText: "Prairie Mutual Health" });
  await expect(payer.getByRole("link", { name: "Prairie Mutual Health PPO" })).toBeVisible();
  await expect(payer).toContainText("PPO · Confirmed November 3, 2026");
});

test("a plan leads to its places, and to the providers who take it", async ({ page }) => {
  await page.goto("/insurance");
  await page.getByRole("link", { name: "Workers' compensation" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Call your plan to confirm before your visit.")).toBeVisible();
  await expect(main.getByRole("link", { name: "Sandhill Specialty Center" }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Amarjit Gill" })).toBeVisible();
  await main.getByRole("link", { name: "See providers who take it" }).click();
  await expect(page).toHaveURL("/provider-search?insurance=workers-compensation");
  await expect(page.getByRole("list", { name: "Applied filters" })).toContainText("Workers' compensation");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Amarjit Gill" })).toHaveCount(0);
});

test("a location and a provider say which plans they take", async ({ page }) => {
  await page.goto("/location/willow-bend-clinic");
  const here = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Insurance accepted here" }) });
  await expect(here.getByRole("link", { name: "Nebraska Medicaid" })).toBeVisible();
  await expect(here.getByText("Call your plan to confirm before your visit.")).toBeVisible();
  await page.goto("/provider/miriam-feldt");
  await expect(page.getByRole("heading", { name: "Insurance accepted" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sandhills Health Plan HMO" })).toBeVisible();
  await page.goto("/provider/amarjit-gill");
  await expect(page.getByText("Amarjit Gill does not take Workers' compensation.")).toBeVisible();
});

test("the site's search answers the name of a plan and “medicaid” with plan and page", async ({ page }) => {
  const found = (name: string | RegExp) =>
    page.getByRole("main").getByRole("heading", { name, exact: true }).getByRole("link");
  await page.goto("/search/?q=prairie+mutual");
  await expect(found("Prairie Mutual Health PPO")).toBeVisible();
  await page.goto("/search/?q=medicaid");
  await expect(found("Nebraska Medicaid")).toBeVisible();
  await expect(found(/^Insurance we accept/)).toBeVisible();
});

test.describe("without script", { tag: "@no-script" }, () => {
  test("the finder filters by plan and by video visits", async ({ page, isMobile }) => {
    await page.goto("/provider-search");
    if (isMobile) await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByLabel("Takes insurance").selectOption("Sandhills Health Plan HMO");
    await page.getByLabel("Video visits").check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/insurance=sandhills-health-plan-hmo.*telehealth=true/);
    const cards = page.getByRole("article");
    await expect(cards.filter({ hasText: "Greta Lindqvist" })).toHaveCount(1);
    await expect(cards.filter({ hasText: "Vikram Deshpande" })).toHaveCount(0);
    await expect(cards.filter({ hasNotText: "Video visits" })).toHaveCount(0);
  });
});

test("a card says on which days a provider is at a place, whether they are there now, and what a visit needs", async ({
  page,
}) => {
  await page.goto("/provider-search?q=feldt");
  const card = page.getByRole("article").filter({ hasText: "Miriam Feldt" });
  await expect(card).toContainText("Thursdays only");
  // She is there on Thursdays, from 8:00 AM to 4:30 PM, so on every other day the days decide.
  await expect(card).toContainText(
    weekdayAtTheHospital() === "Thursday"
      ? /Here today - open until 4:30 PM|Not here now - back Thursday|Closed/
      : /Not here now/,
  );
  await expect(card).toContainText("Referral needed");
  await page.goto("/provider/miriam-feldt");
  await expect(page.getByRole("main")).toContainText("Thursdays only");
  await expect(page.getByRole("main")).toContainText("Referral needed");
  await page.goto("/provider-search?q=deshpande");
  await expect(page.getByRole("article")).toContainText("First and third Friday of the month");
});

const weekdayAtTheHospital = () =>
  new Date().toLocaleDateString("en-US", { weekday: "long", timeZone: "America/Chicago" });

for (const path of representatives(
  ["/insurance", "/insurance/workers-compensation"],
  (one) => one === "/insurance",
)) {
  test(`axe finds nothing on ${path}`, { tag: "@script" }, async ({ page }) => {
    await page.goto(path);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
