import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accessibilityProblems } from "../axe";
import { expect } from "../fixtures";
import { tabAndPress, tabTo } from "../keyboard";
import { testOnSiteWith } from "../locations-map/site-with";
import { setTextSize } from "../text-size";
import { administrator } from "./administrator";
import { saved, signIn } from "./staff";

const backups = await mkdtemp(join(tmpdir(), "openward-backups-"));
// If root starts the site, it runs as another user.
await chmod(backups, 0o777);

const test = testOnSiteWith({
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  BACKUP_DIR: backups,
  LINK_CHECK: "off",
});
test.afterAll(() => rm(backups, { recursive: true, force: true }));

test("by keyboard: sets the schedule, and makes and lists a requested backup", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.goto("/admin/settings");
  await tabTo(page, page.getByRole("tab", { name: "Identity" }));
  const part = page.getByRole("tab", { name: "Backups", exact: true });
  while (!(await part.evaluate((it) => it === document.activeElement)))
    await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByLabel("Time of day"));
  await page.keyboard.type("0215AM");
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  await expect(publish).toBeVisible();
  await saved(page);
  await tabTo(page, publish);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Published" })).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Settings", exact: true });
  await tabAndPress(page, tabs.getByRole("link", { name: "Backups", exact: true }));
  await expect(page.getByText("Every day at 02:15.")).toBeVisible();
  // The first one is made and tested automatically.
  const now = page.getByRole("button", { name: "Back up now" });
  await expect(page.getByText("Good", { exact: true })).toBeVisible({ timeout: 150_000 });
  await expect(now).toBeEnabled();
  expect(await accessibilityProblems(page)).toEqual([]);

  await tabAndPress(page, now);
  const done = page.getByRole("region", { name: "History" });
  const staffRuns = done.getByRole("listitem").filter({ hasText: "by staff" });
  await expect(staffRuns.getByText("Succeeded")).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole("region", { name: "Kept backups" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("Not tested")).toBeVisible();
  expect((await readdir(backups)).filter((name) => name.endsWith(".backup"))).toHaveLength(2);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  await setTextSize(page, 200);
  await page.reload();
  await expect(staffRuns.getByText("Succeeded")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing leaves the screen").toBe(
    320,
  );
});
