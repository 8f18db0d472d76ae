import type { Page } from "@playwright/test";
import { signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress } from "../keyboard";
import { linkInMail } from "../link-in-mail";
import { hydrated } from "../shell/hydrated";
import { sumIn } from "../sum-in";

/**
 * Advances a stopped clock one millisecond at a time, for work in the page that waits for frames.
 * @returns how far, in ms
 */
async function runClockUntil(page: Page, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  let passed = 0;
  while (!isDone) {
    await page.clock.runFor(1);
    passed += 1;
  }
  return passed;
}

const CONFIRM = /\/newsletter\/confirm\/[\w-]{43}/;

async function fillIn(page: Page, name: string, email: string): Promise<void> {
  const footer = page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });
  await footer.getByLabel("First name").fill("Ann");
  await footer.getByLabel("Last name").fill(name);
  await footer.getByLabel("Email").fill(email);
  await footer.getByRole("button", { name: "Sign up" }).click();
}

test("from the footer: a sign-up is sent in the background, thanked for five seconds, confirmed by a button, changed, ended, and renewed", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  const staffPage = await browser.newPage({ baseURL });
  await signIn(staffPage);
  const email = `reader-${Date.now()}@example.org`;

  await page.clock.install();
  await page.goto("/about-us");
  await hydrated(page);
  // The clock stops while the response is pending, so that the five seconds start with it.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const fields = new Map<string, string>();
  await page.route("**/api/form/newsletter*", async (route) => {
    const contents = route.request().postData() ?? "";
    for (const [, name = "", value = ""] of contents.matchAll(/name="([^"]+)"\r\n\r\n(.*)\r\n/g))
      fields.set(name, value);
    await released;
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await route.continue();
  });
  await fillIn(page, "Reader", email);
  const dialog = page.getByRole("dialog", { name: "Get our news by email" });
  await expect(dialog.getByRole("button", { name: "Sign up" })).toHaveAttribute("aria-busy", "true");
  await expect
    .poll(() => [...fields.keys()].sort())
    .toEqual(["email", "firstname", "g-recaptcha-response", "lastname", "phone"]);
  expect(Object.fromEntries(fields)).toMatchObject({ firstname: "Ann", lastname: "Reader", email });
  expect(fields.get("g-recaptcha-response")).not.toBe("");
  release();
  const thanks = dialog.getByRole("status");
  await expect(thanks).toContainText("One more step");
  const looked = accessibilityProblems(page);
  const passed = await runClockUntil(page, looked);
  expect(await looked).toEqual([]);
  await page.clock.runFor(4_990 - passed);
  await expect(thanks).toContainText("One more step");
  await page.clock.runFor(20);
  await expect(thanks).toBeEmpty();
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  const footer = page.getByRole("contentinfo").getByRole("form", { name: "Newsletter" });
  await expect(footer.getByLabel("Email")).toHaveValue("");
  await expect(page).toHaveURL(/\/about-us$/);

  // The same form on its own page stays, so that its reset is visible.
  await page.goto("/newsletter");
  await hydrated(page);
  const form = page.getByRole("main").getByRole("form", { name: "Newsletter" });
  const labels = ["First name", "Last name", "Email", "Phone"];
  for (const label of labels)
    await form.getByLabel(label).fill(label === "Email" ? `page-${email}` : "308-555-0123");
  await form.getByRole("button", { name: "Sign up" }).click();
  const overlay = page.getByRole("main").getByText("One more step");
  await expect(overlay).toBeVisible();
  await expect(form.getByLabel("Email")).toHaveValue(`page-${email}`);
  await page.clock.runFor(5_000);
  await expect(overlay).toHaveCount(0);
  for (const label of labels) await expect(form.getByLabel(label), "the form was reset").toHaveValue("");
  await expect(form.getByRole("button", { name: "Sign up" })).not.toHaveAttribute("aria-busy");
  await page.clock.resume();

  await page.goto(await linkInMail(staffPage, email, CONFIRM));
  await expect(page.getByText(email)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  // From here on by keyboard alone.
  await tabAndPress(page, page.getByRole("button", { name: "Yes, send me the newsletter" }));
  await expect(page.getByRole("heading", { name: "You are on the list. Thank you!" })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await tabAndPress(page, page.getByRole("checkbox", { name: "Classes and events" }), "Space");
  await tabAndPress(page, page.getByRole("button", { name: "Save my choices" }));
  await expect(page.getByRole("heading", { name: "Your choices were saved" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Classes and events" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Healthy living" })).toBeChecked();

  await tabAndPress(page, page.getByRole("button", { name: "Unsubscribe" }));
  await expect(page.getByText("You are off the list")).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Subscribe again" }));
  await expect(page.getByRole("heading", { name: /Welcome back/ })).toBeVisible();
});

test("if it cannot be sent the form becomes idle again, says so, and keeps what was typed", {
  tag: ["@handheld", "@script"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 503/);
  await page.route("**/api/form/newsletter*", (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: "UNAVAILABLE", message: "We are away for a moment. Please try again." } },
    }),
  );
  const reported = page.waitForRequest("**/api/error");
  await page.goto("/newsroom");
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("openward:join-newsletter")));
  const dialog = page.getByRole("dialog", { name: "Get our news by email" });
  await dialog.getByLabel("First name").fill("Ann");
  await dialog.getByLabel("Last name").fill("Reader");
  await dialog.getByLabel("Email").fill("ann@example.org");
  await dialog.getByRole("button", { name: "Sign up" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We are away for a moment");
  expect((await reported).postData()).toContain("UNAVAILABLE");
  expect((await reported).postData()).not.toContain("ann@example.org");
  await expect(dialog.getByRole("status")).toBeEmpty();
  await expect(dialog.getByLabel("Email")).toHaveValue("ann@example.org");
  await expect(dialog.getByRole("button", { name: "Sign up" })).not.toHaveAttribute("aria-busy");
  expect(await accessibilityProblems(page)).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form in the footer is posted, the question answered, and the mail confirmed", {
    tag: "@handheld",
  }, async ({ page, browser, baseURL, expectProblem }) => {
    expectProblem(/status of 422/);
    const staffPage = await browser.newPage({ baseURL });
    await signIn(staffPage);
    const email = `plain-${Date.now()}@example.org`;
    await page.goto("/newsroom");
    await fillIn(page, "Plain", email);
    await expect(page).toHaveURL(/\/newsletter$/);
    const form = page.getByRole("main").getByRole("form", { name: "Newsletter" });
    await expect(form.getByLabel("Email")).toHaveValue(email);
    const question = form.getByLabel(/ plus /);
    await question.fill(String(sumIn(await form.locator("label").allTextContents())));
    await form.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByRole("heading", { name: "Thank you! One more step" })).toBeVisible();

    await page.goto(await linkInMail(staffPage, email, CONFIRM));
    await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
    await expect(page.getByRole("heading", { name: "You are on the list. Thank you!" })).toBeVisible();
  });
});
