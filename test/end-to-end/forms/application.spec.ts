import type { Page } from "@playwright/test";
import { picture, signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";

const FORM = "/forms/new-patient-primary-care";
/** These must not leak: no address or Referer may contain one of them. */
const CANARY = /quillfeather|marmotitis/i;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);
const choose = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`).check();

/** Continues, and waits for the page with that heading. */
async function goToNextPage(page: Page, heading: string): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("[data-heading]:visible")).toHaveText(heading);
}

test("a new patient applies in two visits, staff accept, and no address reveals personal data", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  const addresses: string[] = [];
  const watch = (watched: Page) =>
    watched.on("request", (request) => addresses.push(request.url(), request.headers().referer ?? ""));
  watch(page);
  const lastName = `Quillfeather${Date.now().toString(36)}`;

  await page.goto("/new-patient/primary-care");
  await choose(page, "forWhom", "Another adult I help");
  await field(page, "helperName").fill(`Ann ${lastName}`);
  await field(page, "helperPhone").fill("308-555-0142");
  await choose(page, "forWhom", "I would");
  await expect(field(page, "helperName")).toHaveCount(0);
  await goToNextPage(page, "About you");
  await field(page, "firstName").fill("Zebulon");
  await field(page, "lastName").fill(lastName);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Save and finish later" }).click();
  await expect(page.getByRole("heading", { name: "It is saved" })).toBeVisible();
  const code = await page.locator('[name="resume-code"]').first().inputValue();
  expect(code).toMatch(/^(\w{4}-){4}\w{4}$/);
  expect(await accessibilityProblems(page)).toEqual([]);

  const later = await (await browser.newContext({ baseURL })).newPage();
  watch(later);
  await later.goto(FORM);
  await later.getByText("Continue a form you saved").click();
  await later.getByLabel("Your code").fill(code.toLowerCase());
  await later.getByRole("button", { name: "Go on", exact: true }).click();
  await expect(field(later, "lastName")).toHaveValue(lastName);
  await later.locator('[name="language"]').selectOption("English");
  await later.getByLabel(/^Date of birth/).fill("1961-03-04");
  // The review’s buttons are further down in the same form.
  await field(later, "lastName").press("Enter");
  await expect(later.locator("[data-heading]:visible")).toHaveText("How we reach you");
  const home = { street: "7 Elm St", city: "Alder Creek", state: "NE", zip: "69199" };
  for (const [part, line] of Object.entries(home)) await field(later, `home.${part}`).fill(line);
  await field(later, "phone").fill("308-555-0141");
  await goToNextPage(later, "Insurance");
  await choose(later, "insurance", "Medicare");
  await field(later, "planCard").setInputFiles(
    await picture("card.png", "#0f4c45", { width: 60, height: 40 }),
  );
  await goToNextPage(later, "Doctors, clinics and pharmacy");
  await choose(later, "clinic", "Willow Bend Clinic");
  await goToNextPage(later, "What brings you in");
  await field(later, "reason").fill("Marmotitis since May.");
  for (const heading of [
    "Your health",
    "Medicines and allergies",
    "Surgeries and hospital stays",
    "Everyday life",
  ])
    await goToNextPage(later, heading);
  await goToNextPage(later, "What makes a visit easier");
  await goToNextPage(later, "Before you send it");
  for (const name of ["agreesTrue", "agreesPrivacy", "agreesContact"]) await choose(later, name, "yes");
  await field(later, "signature").fill(`Zebulon ${lastName}`);
  await goToNextPage(later, "Check your answers");
  await expect(later.getByText("Marmotitis since May.")).toBeVisible();
  await later.getByRole("button", { name: "Send my application" }).click();
  const thanks = later.getByRole("dialog", { name: "Thank you" });
  await expect(thanks).toContainText("Your application has been received, thank you.");
  const link = (await thanks.getByRole("link").getAttribute("href")) ?? "";
  expect(link).toMatch(/\/application\/[\w-]{43}$/);
  expect(await accessibilityProblems(later)).toEqual([]);
  await expect(later.locator('[name="forWhom"]').first(), "behind them the form begins").toBeInViewport();
  await thanks.getByRole("button", { name: "Close" }).click();
  await expect(thanks).toBeHidden();

  const staffPage = await (await browser.newContext({ baseURL })).newPage();
  watch(staffPage);
  await signIn(staffPage);
  await staffPage.goto("/admin/patient-applications");
  await staffPage.getByLabel("Search", { exact: true }).fill(lastName);
  const entry = staffPage.getByRole("link", { name: `Zebulon ${lastName}` });
  await expect(entry).toHaveCount(1);
  expect(await accessibilityProblems(staffPage)).toEqual([]);
  await entry.click();
  await expect(staffPage.getByText("Marmotitis since May.")).toBeVisible();
  const download = staffPage.waitForEvent("download");
  await staffPage.getByRole("button", { name: "Save card.png" }).click();
  expect((await download).suggestedFilename()).toBe("card.png");

  // By keyboard: start the review, and write a note. The focus ends on the next step.
  await staffPage.keyboard.press("n");
  const accept = staffPage.getByRole("button", { name: "Accept" });
  await expect(accept).toBeVisible();
  await staffPage.keyboard.press("w");
  await expect(staffPage.getByRole("textbox", { name: "Note" })).toBeFocused();
  await staffPage.keyboard.type("Asked for the chart.");
  await staffPage.keyboard.press("Tab");
  await staffPage.keyboard.press("Enter");
  await expect(staffPage.getByText("Asked for the chart.")).toBeVisible();
  await expect(accept).toBeFocused();
  expect(await accessibilityProblems(staffPage)).toEqual([]);

  // They gave no email address, so staff's message goes by mail, on paper.
  await staffPage.getByText("Letter to the applicant", { exact: true }).click();
  await staffPage.getByRole("textbox", { name: "Letter" }).fill("Please bring your insurance card.");
  await staffPage.getByRole("button", { name: "Save the letter" }).click();
  await staffPage.getByRole("link", { name: "As a letter" }).click();
  const letter = staffPage.getByRole("article", { name: "The letter" });
  await expect(letter).toContainText("Please bring your insurance card.");
  await expect(letter).toContainText("7 Elm St");
  expect(await accessibilityProblems(staffPage)).toEqual([]);

  await staffPage.goBack();
  await expect(accept).toBeVisible();
  await staffPage.keyboard.press("n");
  const question = staffPage.getByRole("dialog", { name: "Accept this application?" });
  await expect(question.getByRole("button", { name: "Accept, and open the next" })).toBeFocused();
  expect(await accessibilityProblems(staffPage)).toEqual([]);
  await staffPage.keyboard.press("Enter");
  await expect(staffPage.getByText("Accepted.", { exact: true })).toBeVisible();

  await later.goto(link);
  await expect(later.getByRole("heading", { name: "Yes, gladly" })).toBeVisible();
  await expect(later.getByText(lastName)).toHaveCount(0);
  expect(await accessibilityProblems(later)).toEqual([]);

  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((address) => CANARY.test(address))).toEqual([]);
  expect(["https://x.example/?q=Quillfeather"].filter((address) => CANARY.test(address))).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("saved, continued with the code, and the form on paper", { tag: "@handheld" }, async ({
    page,
    browser,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await page.goto(FORM);
    await choose(page, "forWhom", "I would");
    await page.getByRole("button", { name: "Save and finish later" }).click();
    const code = await page.locator('[name="resume-code"]').first().inputValue();
    await expect(page.getByText(code)).toBeVisible();
    await page.getByLabel("Or have the code mailed to you").fill("me@patients.example");
    await page.getByRole("button", { name: "Mail me the code" }).click();
    await expect(page.getByText("The code is on its way to me@patients.example.")).toBeVisible();

    await page.goto(FORM);
    await page.getByText("Continue a form you saved").click();
    await page.getByLabel("Your code").fill("nothing");
    await page.getByRole("button", { name: "Go on", exact: true }).click();
    await expect(page.getByText(/We found no saved form with this code/)).toBeVisible();
    await page.getByLabel("Your code").fill(code);
    await page.getByRole("button", { name: "Go on", exact: true }).click();
    await expect(page.locator('[name="forWhom"][value="I would"]')).toBeChecked();
    expect(new URL(page.url()).search).toBe("");

    await page.goto(`${FORM}/paper`);
    await expect(page.getByText("What would you like help with first?")).toBeVisible();
    await expect(page.getByText("Only if you answered “Tobacco, in any form” with")).toBeVisible();
    // Axe is a script.
    const looking = await browser.newContext({ baseURL, javaScriptEnabled: true });
    const paper = await looking.newPage();
    await paper.goto(`${FORM}/paper`);
    expect(await accessibilityProblems(paper)).toEqual([]);
    await looking.close();
  });
});
