import { expect, test } from "../fixtures";
import { fatalBanner } from "./fatal-banner";
import { openHydrated } from "./hydrated";

const stored = (key: string) => `JSON.parse(localStorage.getItem(${JSON.stringify(key)}))`;

test.describe("the browser's stored state", { tag: "@script" }, () => {
  test("the root element names the browser and system", async ({ page }) => {
    await openHydrated(page, "/");
    await expect(page.locator("html")).toHaveClass(/\bchrome\b/);
    await expect(page.locator("html")).toHaveClass(/\b(linux|android)\b/);
  });

  test("loads and stores the specialties at start", async ({ page }) => {
    await openHydrated(page, "/");
    await expect
      .poll(() => page.evaluate(`${stored("specialties")}?.map((one) => one.slug)`))
      .toContain("family-medicine");
  });

  test("only logs if they cannot be loaded; the stored ones stay", async ({ page, expectProblem }) => {
    expectProblem(/console: Business categories error/);
    expectProblem(/503/);
    await page.route("**/api/specialty/list", (route) => route.fulfill({ status: 503, body: "" }));
    await page.addInitScript(() =>
      localStorage.setItem("specialties", '[{"id":"1","name":"Old","slug":"old"}]'),
    );
    await openHydrated(page, "/");
    await expect.poll(() => page.evaluate(stored("specialties"))).toHaveLength(1);
    await expect(fatalBanner(page)).toHaveCount(0);
  });

  test("stores a campaign in the address for seven days", async ({ page }) => {
    const start = new Date("2026-11-20T12:00:00Z");
    await page.clock.install({ time: start });
    await openHydrated(page, "/?utm_source=radio&utm_campaign=harvest");
    await expect
      .poll(() => page.evaluate(stored("utm_tracking")))
      .toMatchObject({ source: "radio", campaign: "harvest" });
    const { expiresAt } = (await page.evaluate(stored("utm_tracking"))) as { expiresAt: number };
    expect(expiresAt - start.getTime()).toBeGreaterThanOrEqual(604_800_000);
    expect(expiresAt - start.getTime()).toBeLessThan(604_800_000 + 60_000);

    await page.goto("/about-us");
    await expect.poll(() => page.evaluate(stored("utm_tracking"))).toMatchObject({ source: "radio" });
    // A page without scripts: seven days later no request of another page is still pending.
    await page.goto("/robots.txt");
    await page.clock.fastForward(604_800_000);
    await openHydrated(page, "/careers");
    await expect.poll(() => page.evaluate('localStorage.getItem("utm_tracking")')).toBeNull();
  });

  test("logs and ignores storage that refuses", async ({ page, expectProblem }) => {
    expectProblem(/console: .*denied/);
    await page.addInitScript(() => {
      for (const method of ["getItem", "setItem", "removeItem"] as const) {
        Storage.prototype[method] = () => {
          throw new Error("denied");
        };
      }
    });
    await openHydrated(page, "/about-us");
    await page.locator("footer").getByRole("link", { name: "Privacy", exact: true }).click();
    await expect(page).toHaveURL("/privacy");
    await expect(fatalBanner(page)).toHaveCount(0);
  });
});
