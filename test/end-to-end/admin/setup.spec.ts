import { startSite } from "../../start-site";
import { accessibilityProblems } from "../axe";
import { startDemoSite } from "../demo-site";
import { expect, test as quiet } from "../fixtures";
import { tabAndPress, tabAndType, tabTo } from "../keyboard";
import { administrator } from "./administrator";
import { signIn } from "./staff";

/** On a separate site, because its name and colors change. */
const test = quiet.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const site = await startDemoSite();
    await use(site.address);
    await site.stop();
  },
});

test("by keyboard: the steps of the setup change the site, and can be left and continued later", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  test.slow();
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const press = (name: string) => tabAndPress(page, page.getByRole("button", { name }));

  await signIn(page);
  await page.goto("/admin/dashboard");
  const panel = page.getByRole("region", { name: "Make this site your hospital’s" });
  await tabAndPress(page, panel.getByRole("link", { name: "Set up the site" }));
  await expect(title("Setup")).toBeFocused();
  await tabAndPress(page, page.getByRole("link", { name: "Begin" }));

  await expect(title("Your hospital")).toBeFocused();
  await tabAndType(page, field("Hospital name"), "Elm Creek Regional Hospital");
  await tabAndType(page, field("Short name"), "Elm Creek");
  await press("Save and continue");
  await expect(title("Address and phones")).toBeFocused();
  await tabAndType(page, field("Main phone"), "call us");
  await press("Save and continue");
  await expect(field("Main phone")).toBeFocused();
  await expect(page.getByText("“call us” is not a phone number. Enter ten digits.")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await tabAndType(page, field("Main phone"), "(308) 555-0177");
  await press("Save and continue");
  await expect(title("Time zone")).toBeFocused();

  // The setup is left, and continued later.
  await page.goto("/admin/dashboard");
  const rest = page.getByRole("region", { name: "Go on setting up the site" });
  await expect(rest).toContainText("2 of 9 steps are done.");
  await tabAndPress(page, rest.getByRole("link", { name: "Continue" }));
  await tabAndPress(page, page.getByRole("link", { name: "Continue with “Time zone”" }));
  await press("Skip for now");
  await press("Skip for now");

  await expect(title("Colors")).toBeFocused();
  await tabAndType(page, field("Links and buttons"), "#7fd4c1");
  await expect(page.getByText(/#7fd4c1\) on “white” .* has a contrast of 1\.73 to 1/)).toBeVisible();
  await press("Use the nearest readable colors");
  await expect(field("Links and buttons")).toHaveValue("#457268");
  // Not before: the preview shows unreadable text.
  expect(await accessibilityProblems(page)).toEqual([]);
  await press("Save and continue");
  await press("Skip for now");

  await expect(title("Email")).toBeFocused();
  await press("Send me a test message");
  await expect(page.getByText("The message is kept here")).toBeVisible();
  await press("Continue");
  await press("Test payments");
  await expect(page.getByRole("status").filter({ hasText: "Payments" })).toBeVisible();
  await press("Continue");
  await press("Keep it for now");
  await expect(title("Setup")).toBeFocused();
  await expect(page.getByRole("link", { name: "Time zone To do" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Colors Done" })).toBeVisible();
  await press("Do not show it on the dashboard");
  await tabTo(page, page.getByRole("link", { name: "Continue with “Time zone”" }));

  await page.goto("/contact-us");
  await expect(page).toHaveTitle(/Elm Creek/);
  await expect(page.getByRole("banner")).toContainText("Elm Creek");
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: /555-0177/ })
      .first(),
  ).toBeVisible();
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--color-teal").trim(),
  );
  expect(color).toBe("#457268");
});

const emptyTest = quiet.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const site = await startSite({
      env: {
        SEED: "empty",
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        LINK_CHECK: "off",
      },
    });
    await use(site.address);
    await site.stop();
  },
});

emptyTest(
  "by keyboard: on an empty site, the steps for the name and for the address and main phone make both public",
  { tag: ["@script", "@staff", "@desktop"] },
  async ({ page, request, expectProblem }) => {
    emptyTest.slow();
    // The settings cannot be published before the second step.
    expectProblem(/status of 422/);
    const title = (name: string) => page.getByRole("heading", { level: 1, name });
    const type = (name: string, words: string) =>
      tabAndType(page, page.getByRole("textbox", { name, exact: true }), words);
    const next = () => tabAndPress(page, page.getByRole("button", { name: "Save and continue" }));
    await signIn(page);
    await page.goto("/admin/settings/setup/hospital");
    await expect(page.getByText(/^Your site is new\./)).toBeVisible();
    await type("Hospital name", "Elm Creek Regional Hospital");
    await type("Short name", "Elm Creek");
    await next();
    await expect(title("Address and phones")).toBeFocused();
    expect(await (await request.get("/")).text()).not.toContain("Elm Creek");
    await type("Street", "1 Elm Street");
    await type("City", "Elm Creek");
    await type("State", "NE");
    await type("ZIP code", "68836");
    await type("Main phone", "(308) 555-0177");
    expect(await accessibilityProblems(page)).toEqual([]);
    await next();
    await expect(title("Time zone")).toBeFocused();
    await expect(page.getByText(/^Your site is new\./)).toHaveCount(0);
    const home = await (await request.get("/")).text();
    for (const words of ["Elm Creek Regional Hospital", "(308) 555-0177"]) expect(home).toContain(words);
    await page.goto("/admin/settings");
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
  },
);
