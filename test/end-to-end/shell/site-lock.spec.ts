import { callApi, signIn } from "../admin/staff";
import { expect } from "../fixtures";
import { testOnSiteWith } from "../locations-map/site-with";
import { openHydrated } from "./hydrated";

const test = testOnSiteWith({});
// One site for both of them.
test.describe.configure({ mode: "default" });

const MESSAGE = "Where do I park?";

test("a form that is filled in when a locked site asks for its password again is sent with all that was typed, with a script and without", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL, expectProblem }) => {
  expectProblem(/status of 403/);
  const staff = await browser.newPage({ baseURL });
  await signIn(staff);
  const lockWith = (password: string) =>
    callApi(staff, "PUT", "/api/admin/site-lock", { locked: true, password });
  const form = page.getByRole("main").getByRole("form", { name: "Write to us" });

  await test.step("with a script, the form says what to do, and can be sent after that", async () => {
    await lockWith("the first lantern");
    await expect(async () => {
      await page.goto("/forms/contact");
      await expect(page.getByRole("heading", { name: "This site is locked" })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.getByLabel("Password").fill("the first lantern");
    await page.getByRole("button", { name: "Look at the site" }).click();
    await openHydrated(page, "/forms/contact");
    await form.getByLabel(/^First name/).fill("Ann");
    await form.getByLabel(/^Last name/).fill("Lind");
    await form.getByLabel(/^Email/).fill("ann@example.org");
    await form.getByRole("radio").last().check();
    await form.locator("textarea").fill(MESSAGE);
    for (const box of await form.getByRole("checkbox").all()) await box.check();
    await lockWith("the second lantern");
    await expect(async () => {
      await form.getByRole("button", { name: "Send your message" }).click();
      await expect(form.getByRole("alert")).toContainText("This site is locked. Open it in another tab", {
        timeout: 5_000,
      });
    }).toPass();
    await expect(form.getByRole("alert")).toContainText("Nothing you typed is lost.");
    const tab = await page.context().newPage();
    await tab.goto("/");
    await tab.getByLabel("Password").fill("the second lantern");
    await tab.getByRole("button", { name: "Look at the site" }).click();
    await expect(tab.getByRole("banner")).toBeVisible();
    await tab.close();
    await expect(form.locator("textarea")).toHaveValue(MESSAGE);
    await form.getByRole("button", { name: "Send your message" }).click();
    await expect(
      page
        .getByRole("main")
        .getByText(/thank you/i)
        .first(),
    ).toBeVisible();
  });

  await test.step("without a script, the prompt keeps the form and sends it with the password", async () => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto("/forms/contact");
    await plain.getByLabel("Password").fill("the second lantern");
    await plain.getByRole("button", { name: "Look at the site" }).click();
    const fields = plain.getByRole("main").getByRole("form", { name: "Write to us" });
    await fields.getByLabel(/^First name/).fill("Ben");
    await fields.locator("textarea").fill(MESSAGE);
    await lockWith("the third lantern");
    await expect.poll(async () => (await plain.request.get("/about-us")).status()).toBe(403);
    await fields.getByRole("button", { name: "Send your message" }).click();
    await expect(plain.getByText("Nothing you typed is lost")).toBeVisible();
    await plain.getByText("What you typed").click();
    await expect(plain.getByText(MESSAGE)).toBeVisible();
    await plain.getByLabel("Password of this site").fill("the third lantern");
    await plain.getByRole("button", { name: "Send the form" }).click();
    // The form's own page: some of its questions were not answered.
    await expect(fields.getByRole("alert")).toBeVisible();
    await expect(fields.getByLabel(/^First name/)).toHaveValue("Ben");
    await expect(fields.locator("textarea")).toHaveValue(MESSAGE);
    await context.close();
  });
  await staff.close();
});
