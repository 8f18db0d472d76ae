import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { signIn } from "./staff";

test.describe("the staff toolbar on public pages", { tag: "@script" }, () => {
  test.slow();

  test("links to the record behind the page, its status, and its history", async ({ page }) => {
    await signIn(page);
    await page.goto("/location/willow-bend-clinic");
    const toolbar = page.getByRole("complementary", { name: "Staff" });
    await expect(toolbar.getByText("Live")).toBeVisible();
    const record = await page.locator('meta[name="openward:record"]').getAttribute("content");
    expect(record).toMatch(/^locations\/[0-9a-f-]{36}$/);
    await expect(toolbar.getByRole("link", { name: "History" })).toHaveAttribute(
      "href",
      `/admin/${record}/history`,
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await toolbar.getByRole("link", { name: "Edit this page" }).click();
    await expect(page).toHaveURL(`/admin/${record}`);
    await expect(page.locator("main h1")).toContainText("Willow Bend Clinic");
  });

  test("is not there for visitors, and their document is the same as everyone's", async ({
    page,
    request,
  }) => {
    const forNobody = await (await request.get("/location/willow-bend-clinic")).text();
    await page.goto("/location/willow-bend-clinic");
    await page.keyboard.press("Shift");
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("complementary", { name: "Staff" })).toHaveCount(0);
    await signIn(page);
    const forStaff = await page.evaluate(async () => (await fetch("/location/willow-bend-clinic")).text());
    expect(forStaff).toBe(forNobody);
  });

  test("disappears when the session has ended, without a redirect", async ({ page, expectProblem }) => {
    expectProblem(/status of 401/);
    await signIn(page);
    await page.context().clearCookies();
    await page.goto("/location/willow-bend-clinic");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await expect(page.getByRole("complementary", { name: "Staff" })).toHaveCount(0);
    await expect(page).toHaveURL("/location/willow-bend-clinic");
  });
});
