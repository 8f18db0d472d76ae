import type { Page } from "@playwright/test";
import { callApi, signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";
import { fillIn, privateLink, publishClass, seatByPhone } from "./class-actions";

test("by keyboard: a person on the waitlist is offered a free seat, takes and pays for it, corrects a name, and cancels", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  const staffPage = await browser.newPage({ baseURL });
  await signIn(staffPage);
  const price = { hasRegistrationCost: true, registrationCost: 1_500 };
  const { id, slug } = await publishClass(staffPage, { registrantLimit: 1, ...price });
  const first = await seatByPhone(staffPage, id, "Sits");
  const email = `${slug}@example.org`;
  await openHydrated(page, `/classes/${slug}/register`);
  await fillIn(page.getByRole("form", { name: "Registration" }), "Waits", email);
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByRole("dialog", { name: "You are on the waitlist" })).toBeVisible();
  const link = await privateLink(staffPage, email);
  await page.goto(link);
  await expect(standing(page, "You are number 1 on the waitlist")).toBeVisible();

  await callApi(staffPage, "POST", `/api/admin/registrations/${first}/cancellation`, { refund: 0 });
  await page.reload();
  await expect(standing(page, "A seat is free for you")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Take the seat and pay $15.00" }).press("Enter");
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await page.goto(link);
  await expect(standing(page, "We hold your seat until you pay")).toBeVisible();
  await page.getByRole("button", { name: "Continue to Payment" }).press("Enter");
  await page.getByRole("button", { name: "Pay $15.00" }).press("Enter");
  await expect(standing(page, "You have a seat")).toBeVisible();
  await expect(page, "the payer's private page is the one in the email").toHaveURL(link);
  await page.locator("summary", { hasText: "Change your details" }).press("Enter");
  const change = page.getByRole("form", { name: "Save changes" });
  const name = change.getByLabel(/^Last name/);
  await expect(name).toHaveValue("Waits");
  await name.fill("Waited");
  expect(await page.evaluate(() => Object.values(sessionStorage).join()), "kept in the tab").not.toContain(
    "Waited",
  );
  await name.press("Enter");
  await expect(standing(page, "Your details were changed")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Ann Waited");

  await page.locator("summary", { hasText: "Cancel" }).press("Enter");
  await expect(page.getByText("We will refund all of your $15.00")).toBeVisible();
  await page.getByRole("button", { name: "Cancel my registration" }).press("Enter");
  await expect(standing(page, "Your registration is canceled")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await staffPage.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a seat is handed over on a phone: missing fields are named, no input is lost, both people are notified, and only the new link works", {
    tag: "@handheld",
  }, async ({ page, browser, baseURL, expectProblem }) => {
    expectProblem(/status of 422/);
    expectProblem(/status of 404/);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: true });
    const staffPage = await context.newPage();
    await signIn(staffPage);
    const { id, slug, title } = await publishClass(staffPage);
    await seatByPhone(staffPage, id, "Gives", `${slug}@example.org`);
    const link = await privateLink(staffPage, `${slug}@example.org`);
    await page.goto(link);
    await page.locator("summary", { hasText: "Give your seat to someone else" }).click();
    const form = page.getByRole("form", { name: "Give it to them" });
    await fillIn(form, "Takes", "");
    await form.getByRole("button").click();
    await expect(form.getByRole("alert")).toContainText("email");
    await expect(form.getByLabel(/^Last name/)).toHaveValue("Takes");
    await form.getByLabel(/^Email/).fill(`${slug}-takes@example.org`);
    await form.getByRole("button").click();
    await expect(standing(page, "It is Ann Takes’s now")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
    await page.goto(await privateLink(staffPage, `${slug}-takes@example.org`));
    await expect(standing(page, "You have a seat")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Ann Takes");
    await context.close();
  });
});

const standing = (page: Page, words: string) => page.getByRole("main").getByRole("heading", { name: words });
