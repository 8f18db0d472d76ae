import { accessibilityProblems } from "../axe";
import { expect } from "../fixtures";
import { testOnSiteWith } from "../locations-map/site-with";
import { administrator } from "./administrator";
import { callApi, publish, signIn } from "./staff";

const test = testOnSiteWith({
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  ADMIN_FEATURES: "full +analytics",
  LINK_CHECK: "off",
});

test("by keyboard: a figure is chosen and read as numbers; a page without links to it is found, and can be fixed in one step", {
  tag: ["@staff", "@desktop"],
}, async ({ page }) => {
  await signIn(page);
  const path = "/nobodys-page";
  const blocks = [{ type: "richText", props: { html: "<p>Alone.</p>", ground: "paper" } }];
  const data = { path, title: "Nobody's page", description: "Nothing leads to it.", blocks };
  const { item } = await callApi<{ item: { id: string; revision: number } }>(
    page,
    "POST",
    "/api/admin/pages",
    {
      data,
    },
  );
  await publish(page, "pages", item);
  await page.goto(path);
  await expect(page.getByText("Alone.")).toBeVisible();

  await page.goto("/admin/analytics");
  await page.getByRole("radio", { name: /Pages viewed/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 2, name: "Searches", exact: true })).toBeVisible();
  const numbers = page.getByRole("region", { name: "Searches in numbers" });
  await expect(numbers.getByRole("row")).toHaveCount(29);
  await expect(page.locator(".recharts-surface").first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto("/admin/dashboard/health");
  await page.getByRole("button", { name: "Check all links now" }).click();
  const unreached = page.getByRole("region", { name: /Pages without links to them/ });
  await expect(unreached.getByRole("link", { name: "Nobody's page" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const toForm = unreached.getByRole("link", { name: "Nobody's page" });
  await expect(toForm).toHaveAttribute("href", `/admin/pages/${item.id}`);
});
