import { accessibilityProblems } from "../axe";
import { startDemoSite } from "../demo-site";
import { expect, test } from "../fixtures";
import { tabAndPress } from "../keyboard";
import { signIn } from "./staff";

test.describe("the demo hospital", { tag: ["@script", "@staff", "@desktop"] }, () => {
  test("by keyboard: the screen lists what clearing deletes, and asks before it clears", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/settings/demo");
    const goes = page.getByRole("region", { name: "What is removed" });
    await expect(goes.getByRole("listitem").filter({ hasText: "Providers" })).toContainText(/\d+/);
    const clear = page.getByRole("button", { name: "Clear the demo …" });
    await clear.focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Clear the demo?" });
    await expect(question).toContainText(/[\d,]+ records of the demo are removed at once/);
    await expect(question.getByRole("button", { name: "Keep the demo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(clear).toBeVisible();
  });

  test("by keyboard: a brace in a text offers the facts of the hospital, and Enter takes the first or the chosen one", {
    tag: "@desktop",
  }, async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/job-openings/new");
    const title = page.getByRole("textbox", { name: /^Title/ }).first();
    await title.fill("Nurse at ");
    await title.press("End");
    const facts = page.getByRole("listbox", { name: "Facts of the hospital" });
    const chosen = facts.getByRole("option", { selected: true });
    const said = page.getByRole("status").filter({ hasText: "Press Enter to insert it." });
    await page.keyboard.press("{");
    await expect(chosen).toHaveText(/^Hospital name/);
    await expect(said).toHaveText(/^Hospital name: .+ 1 of 9\./);
    await expect(title).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(title).toHaveValue("Nurse at {hospital}");
    await expect(facts).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^Nurse at Prairie Lantern/, level: 1 })).toBeVisible();

    await page.keyboard.type(", {to");
    await expect(chosen).toHaveText(/^Town/);
    await page.keyboard.press("Enter");
    await page.keyboard.type(" {");
    await page.keyboard.press("ArrowDown");
    await expect(said).toHaveText(/^Hospital short name: .+ 2 of 9\./);
    await page.keyboard.press("Enter");
    await expect(title).toHaveValue("Nurse at {hospital}, {town} {shortName}");
    await expect(title).toBeFocused();
    await expect(page.getByText(/^Visitors read: Nurse at Prairie Lantern/)).toBeVisible();

    await page.keyboard.type(" {");
    await expect(facts).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(facts).toHaveCount(0);
    await page.keyboard.type("h} {phone}");
    await expect(title).toHaveValue("Nurse at {hospital}, {town} {shortName} {h} {phone}");
    await expect(facts).toHaveCount(0);

    await page.goto("/admin/locations/new");
    const zip = page.getByRole("textbox", { name: /^ZIP code/ });
    await zip.press("{");
    await expect(zip, "a ZIP code holds no fact of the hospital").toHaveValue("{");
    await expect(facts).toHaveCount(0);
    await expect(zip.locator("xpath=../..").getByRole("button")).toHaveCount(0);

    await page.goto("/admin/settings");
    await page.getByRole("tab", { name: "Phones and address" }).click();
    const email = page.getByRole("textbox", { name: "Email", exact: true });
    await email.fill("");
    await email.press("{");
    await expect(email, "an email address holds no fact of the hospital").toHaveValue("{");
  });
});

const ownSite = test.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const site = await startDemoSite();
    await use(site.address);
    await site.stop();
  },
});

ownSite(
  "by keyboard: clearing the demo says how many records went, and its menus leave the screen",
  { tag: ["@script", "@staff", "@desktop"] },
  async ({ page }) => {
    ownSite.slow();
    await signIn(page);
    await page.goto("/admin/settings/demo");
    const menu = page.getByRole("banner").first().getByRole("link", { name: "Patient Portal" }).first();
    await expect(menu).toBeVisible();
    await tabAndPress(page, page.getByRole("button", { name: "Clear the demo …" }));
    await tabAndPress(page, page.getByRole("dialog").getByRole("button", { name: "Clear it" }));
    await expect(page.getByText(/^The demo is cleared: \d+ records were removed\.$/)).toBeVisible();
    await expect(menu).toBeHidden();
  },
);
