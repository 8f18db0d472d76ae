import type { Locator, Page } from "@playwright/test";
import { callApi, newName, signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";

const LIST = "/classes-and-education";
const DAY = 24 * 3_600_000;
const days = (count: number) => new Date(Date.now() + count * DAY).toISOString();

/** A class of this test's own. */
async function publishClass(page: Page, values: object = {}): Promise<{ title: string; slug: string }> {
  const title = newName("Class");
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const { items } = await callApi<{ items: { id: string; title: string }[] }>(
    page,
    "GET",
    "/api/admin/class-types?pageSize=50",
  );
  const type = items.find((one) => one.title === "Childbirth")?.id;
  const data = {
    ...{ title, slug, type, body: "<p>All about it.</p>", place: "Lantern Room" },
    ...{ startsAt: days(60), endsAt: days(60.1), registrationEndsAt: days(59) },
    ...{ hasRegistration: true, hasWaitlist: true },
    ...values,
  };
  const { item } = await callApi<{ item: { id: string; revision: number } }>(
    page,
    "POST",
    "/api/admin/classes",
    { data },
  );
  await callApi(page, "POST", `/api/admin/classes/${item.id}/publication`, { revision: item.revision });
  return { title, slug };
}

async function fillIn(form: Locator, lastName: string, email: string): Promise<void> {
  for (const [label, value] of [
    ["First name", "Ann"],
    ["Last name", lastName],
    ["Address", "1 Main Street"],
    ["City", "Alder Creek"],
    ["State", "NE"],
    ["ZIP code", "69199"],
    ["E-mail", email],
  ] as const) {
    await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
}

/** The private link, as the mail to that address has it. */
async function privateLink(page: Page, email: string): Promise<string> {
  const list = () =>
    callApi<{ items: { id: string }[] }>(page, "GET", `/api/admin/outbox?q=${encodeURIComponent(email)}`);
  await expect.poll(async () => (await list()).items.length).toBeGreaterThan(0);
  const id = (await list()).items[0]?.id;
  const message = JSON.stringify(await callApi(page, "GET", `/api/admin/outbox/${id}`));
  return /\/registration\/[\w-]+/.exec(message)?.[0] ?? "";
}

test("a free class on a phone: what is wrong is said, then one is registered, and gives the seat back by the private link", {
  tag: ["@handheld", "@script"],
}, async ({ page, browser, baseURL, expectProblem }) => {
  expectProblem(/status of 422/);
  const desk = await browser.newPage({ baseURL });
  await signIn(desk);
  const { slug, title } = await publishClass(desk);
  const email = `${slug}@example.org`;

  await page.goto(`/classes/${slug}`);
  await page.getByRole("link", { name: /^Register/ }).click();
  const form = page.getByRole("dialog", { name: `Register: ${title}` });
  await form.getByRole("button", { name: "Register" }).click();
  await expect(form.getByRole("alert")).toContainText("things need another look");
  await expect(page).toHaveTitle(/^Error: /);
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillIn(form, "Miller", email);
  await form.getByRole("button", { name: "Register" }).click();
  const done = page.getByRole("dialog", { name: "You are registered" });
  await expect(done).toContainText(title);
  await expect(form).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);

  const answer = await page.goto(await privateLink(desk, email));
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { name: "You have a seat" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("heading", { name: "Change what you told us" }).click();
  const change = page.getByRole("form", { name: "Save the changes" });
  await expect(change.getByLabel(/^Last name/)).toHaveValue("Miller");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("heading", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await expect(page.getByRole("heading", { name: "Your registration was cancelled" })).toBeVisible();
  await desk.close();
});

test("a full class keeps a waitlist, and a paid one leads to the checkout and back", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  const desk = await browser.newPage({ baseURL });
  await signIn(desk);
  const full = await publishClass(desk, { registrantLimit: 0 });
  const paid = await publishClass(desk, { hasRegistrationCost: true, registrationCost: 1_500 });

  await page.goto(`/classes/${full.slug}`);
  await expect(page.getByRole("main").getByText("Class is Full").first()).toBeVisible();
  await page.getByRole("link", { name: /^Join the waitlist/ }).click();
  const waiting = page.getByRole("dialog", { name: `Waitlist: ${full.title}` });
  await fillIn(waiting, "Waits", `${full.slug}@example.org`);
  await waiting.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByRole("dialog", { name: "You are on the waitlist" })).toBeVisible();
  await page.goto(await privateLink(desk, `${full.slug}@example.org`));
  await expect(page.getByRole("heading", { name: "You are number 1 on the waitlist" })).toBeVisible();

  await page.goto(`/classes/${paid.slug}/register`);
  const form = page.getByRole("form", { name: "Registration" });
  await fillIn(form, "Pays", `${paid.slug}@example.org`);
  await form.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await expect(page.getByRole("main")).toContainText("$15.00");
  await page.getByRole("button", { name: /^Pay/ }).first().click();
  await expect(page.getByRole("dialog", { name: "Thank you" })).toContainText(paid.title);
  await expect(page).toHaveURL(LIST);
  await desk.close();
});

test("an address that claims a registration is thanked, and claims nothing", {
  tag: ["@desktop", "@script"],
}, async ({ page }) => {
  const facts = { "start-date": "2027-01-16T09:00:00-06:00", "end-date": "2027-01-16T16:00:00-06:00" };
  const query = new URLSearchParams({ "registration-success": "true", title: "<b>Forged</b>", ...facts });
  await page.goto(`${LIST}?${query}`);
  const dialog = page.getByRole("dialog", { name: "Thank you" });
  await expect(dialog).toContainText("<b>Forged</b>");
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
    await expect(form.getByRole("alert")).toContainText("another look");
    await expect(form.getByLabel(/^Last name/)).toHaveValue("Plain");
    await form.getByLabel(/^E-mail/).fill("plain@example.org");
    const question = form.getByLabel(/ plus /);
    await question.fill(String(sumIn(await form.locator("label").allTextContents())));
    await form.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("main").getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Before your new knee or hip");
  });
});

function sumIn(labels: string[]): number {
  const text = labels.find((label) => / plus /.test(label)) ?? "";
  const words = "zero one two three four five six seven eight nine".split(" ");
  return words.reduce((total, word, value) => total + value * (text.split(word).length - 1), 0);
}
