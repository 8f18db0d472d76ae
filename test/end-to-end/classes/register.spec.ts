import type { Route } from "@playwright/test";
import { signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { sumIn } from "../sum-in";
import { fillIn, privateLink, publishClass } from "./class-actions";

const LIST = "/classes-and-education";

test("a free class on a phone: errors are named, the person registers, and the private link opens the registration", {
  tag: ["@handheld", "@script"],
}, async ({ page, browser, baseURL, expectProblem }) => {
  expectProblem(/status of 422/);
  expectProblem(/status of 500/);
  const staffPage = await browser.newPage({ baseURL });
  await signIn(staffPage);
  const { id, slug, title } = await publishClass(staffPage, {}, "Joint Replacement");
  const { dates } = (await (await page.request.get(`/api/class/${id}`)).json()).class;
  const email = `${slug}@example.org`;

  await openHydrated(page, `/classes/${slug}`);
  await page.getByRole("link", { name: /^Register/ }).click();
  const form = page.getByRole("dialog", { name: `Register: ${title}` });
  await form.getByRole("button", { name: "Register" }).click();
  await expect(form.getByRole("alert")).toContainText(/There is a problem with \d answers/);
  await expect(page).toHaveTitle(/^Error: /);
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillIn(form, "Miller", email);
  const other = form.getByLabel("Please describe");
  await expect(other).toHaveCount(0);
  await form.getByLabel("Other").check();
  await expect(other).toBeVisible();
  await form.getByLabel("Right Knee").check();
  await expect(other).toHaveCount(0);

  const button = form.getByRole("button", { name: "Register" });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const failure = { error: { code: "INTERNAL", message: "We are away for a moment." } };
  const answerOnce = async (route: Route) => {
    await released;
    await route.fulfill({ status: 500, json: failure });
  };
  await page.route("**/api/class/*/register*", answerOnce, { times: 1 });
  const reported = page.waitForRequest("**/api/error");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  release();
  await expect(form.getByRole("alert")).toContainText("We are away for a moment.");
  await expect(button).not.toHaveAttribute("aria-busy");
  expect((await reported).postData()).toContain("INTERNAL");
  expect((await reported).postData()).not.toContain(email);

  await button.click();
  const done = page.getByRole("dialog", { name: "You are registered" });
  for (const fact of [title, "Joint Replacement", dates]) await expect(done).toContainText(fact);
  await expect(form).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);

  const answer = await page.goto(await privateLink(staffPage, email));
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { name: "You have a seat" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await staffPage.close();
});

const inTwoMonths = () => new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);

test("a full class keeps a waitlist, and a paid one leads to the checkout and back", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  const staffPage = await browser.newPage({ baseURL });
  await signIn(staffPage);
  const full = await publishClass(staffPage, { registrantLimit: 0 });
  const price = { hasRegistrationCost: true, registrationCost: 1_500 };
  const paid = await publishClass(staffPage, price, "Birth Place Tour");

  await openHydrated(page, `/classes/${full.slug}`);
  await expect(page.getByRole("main").getByText("Class is Full").first()).toBeVisible();
  await page.getByRole("link", { name: /^Join the waitlist/ }).click();
  const waiting = page.getByRole("dialog", { name: `Join the waitlist: ${full.title}` });
  await fillIn(waiting, "Waits", `${full.slug}@example.org`);
  await waiting.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByRole("dialog", { name: "You are on the waitlist" })).toBeVisible();
  await page.goto(await privateLink(staffPage, `${full.slug}@example.org`));
  await expect(page.getByRole("heading", { name: "You are number 1 on the waitlist" })).toBeVisible();

  await page.goto(`/classes/${paid.slug}/register?utm_source=radio`);
  const form = page.getByRole("form", { name: "Registration" });
  await fillIn(form, "Pays", `${paid.slug}@example.org`);
  const birth = await form.getByLabel(/^Date of birth/).boundingBox();
  const address = await form.getByLabel(/^Address/).boundingBox();
  expect(address?.y, "the address stands in one row with the date of birth").toBe(birth?.y);
  await form.getByLabel(/^Date of birth/).fill("1994-02-28");
  await form.getByLabel(/^Phone/).fill("308-555-0123");
  await form.getByLabel(/^Estimated Due Date/).fill(inTwoMonths());
  await form.getByLabel(/^Prenatal provider/).fill("Dr. Lind");
  const noon = await page.evaluate(() => new Date(1994, 1, 28, 12).getTime());
  const sent = page.waitForRequest("**/api/class/*/register*");
  // Its response leads away from the page.
  await form.getByRole("button", { name: "Continue to Payment" }).click();
  const request = await sent;
  expect(new URL(request.url()).search).toBe("?utm_source=radio");
  expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.postData()).toMatch(/name="g-recaptcha-response"\r\n\r\n[^\r]/);
  const [, timestamp = ""] = /name="dateOfBirth"\r\n\r\n(\S+)/.exec(request.postData() ?? "") ?? [];
  expect(timestamp, "noon on the visitor's clock").toMatch(/^1994-02-28T12:00:00/);
  expect(Date.parse(timestamp)).toBe(noon);
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await expect(page.getByRole("main")).toContainText("$15.00");
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await expect(page).toHaveURL(/\/registration\//);
  await expect(page.getByRole("heading", { name: "You have a seat" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(paid.title);
  await expect(page.getByRole("main")).toContainText(/Confirmation number R-\d+/);
  await staffPage.close();
});

test("an address that claims a registration shows thanks without claiming that a registration exists", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const facts = { "start-date": "2027-01-16T09:00:00-06:00", "end-date": "2027-01-16T16:00:00-06:00" };
  const query = new URLSearchParams({
    "registration-success": "true",
    "class-type": "Childbirth",
    title: "<b>Forged</b>",
    ...facts,
  });
  await page.goto(`${LIST}?${query}`);
  const dialog = page.getByRole("dialog", { name: "Thank you" });
  await expect(dialog).toContainText("<b>Forged</b>");
  await expect(dialog).toContainText("Childbirth");
  await expect(dialog).toContainText("Saturday January 16, 2027 | 9:00 AM to 4:00 PM");
  await expect(dialog).toContainText("If you registered");
  await expect(page).toHaveURL(LIST);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a class is registered for by plain posts, and the page says so", { tag: "@desktop" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await page.goto("/classes/joint-replacement-3/register");
    const form = page.getByRole("form", { name: "Registration" });
    await expect(form.getByLabel("Please describe (if “Other”)")).toBeVisible();
    await fillIn(form, "Plain", "");
    await form.getByRole("button", { name: "Register" }).click();
    await expect(form.getByRole("alert")).toContainText("There is a problem with one answer");
    await expect(form.getByLabel(/^Last name/)).toHaveValue("Plain");
    await form.getByLabel(/^Email/).fill("plain@example.org");
    const question = form.getByLabel(/ plus /);
    await question.fill(String(sumIn(await form.locator("label").allTextContents())));
    await form.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("main").getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Before your new knee or hip");
    await expect(page.getByRole("main")).toContainText("You are registered.");
  });

  test("a family gives one name per person, and pays once", { tag: "@desktop" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await page.goto("/classes/newborn-care-2/register");
    const form = page.getByRole("form", { name: "Registration" });
    const nameOf = (person: number) => form.getByLabel(`First name of person ${person}`);
    await expect(nameOf(2)).toBeHidden();
    await form.getByLabel(/^3 people/).check();
    await expect(nameOf(3)).toBeVisible();
    await expect(nameOf(4)).toBeHidden();
    await form.getByLabel(/^2 people/).check();
    await expect(nameOf(3)).toBeHidden();
    await fillIn(form, "Family", "family@example.org");
    await nameOf(2).fill("Bo");
    const answerSum = async () =>
      form.getByLabel(/ plus /).fill(String(sumIn(await form.locator("label").allTextContents())));
    await form.getByRole("button", { name: "Continue to Payment" }).click();
    const missing = form.getByRole("alert").getByRole("link", { name: "Enter the last name of person 2." });
    await expect(missing).toBeVisible();
    await expect(nameOf(2)).toHaveValue("Bo");
    await form.getByLabel("Last name of person 2").fill("Family");
    await answerSum();
    await form.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByRole("main")).toContainText("$15.00");
    await page.getByRole("button", { name: "Pay $15.00" }).click();
    await expect(page.getByRole("main")).toContainText("You have 2 seats");
    await expect(page.getByRole("main")).toContainText("Bo Family");
  });
});
