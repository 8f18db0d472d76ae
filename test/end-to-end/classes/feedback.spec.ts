import { signIn } from "../admin/staff";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { savedValues } from "../forms/saved-values";
import { layoutProblems } from "../large-text/layout-problems";
import { readings, show } from "../large-text/readings";
import { openHydrated } from "../shell/hydrated";
import { askedPerson } from "./class-actions";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a person gives feedback on a class on a phone, changes it, and staff read it without a name", {
    tag: "@handheld",
  }, async ({ page, browser, baseURL, expectProblem }) => {
    expectProblem(/status of 422/);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: true });
    const staffPage = await context.newPage();
    await signIn(staffPage);
    const { id, title, link } = await askedPerson(staffPage);
    await page.goto(link);
    await page.getByRole("link", { name: "Tell us how the class was" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How was your class?");
    await expect(page.getByRole("main")).toContainText(title);

    await page.getByRole("button", { name: "Send feedback" }).click();
    await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText(
      "Answer at least one question.",
    );
    await page.getByRole("radio", { name: "4" }).check();
    await page.getByLabel("What could be better?").fill("Softer chairs,\nplease.");
    await page.getByRole("button", { name: "Send feedback" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for your feedback" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "4" })).toBeChecked();
    await page.getByRole("radio", { name: "5 (highest)" }).check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("radio", { name: "5 (highest)" })).toBeChecked();
    await expect(page.getByLabel("What could be better?")).toHaveValue("Softer chairs,\nplease.");

    await staffPage.goto(`/admin/classes/${id}/survey`);
    await expect(staffPage.getByText("1 of 1 person has answered")).toBeVisible();
    await expect(staffPage.getByRole("main")).toContainText("5 of 5 on average, one answer");
    await expect(staffPage.getByRole("row", { name: "5 (highest) 1" })).toBeVisible();
    await expect(staffPage.getByRole("main")).toContainText("Softer chairs, please.");
    await expect(staffPage.getByRole("main")).not.toContainText("Fields");
    expect(await accessibilityProblems(staffPage)).toEqual([]);

    await page.getByRole("checkbox", { name: "You may contact me about my answers" }).check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await staffPage.reload();
    await expect(staffPage.getByRole("link", { name: "Ann Fields" })).toBeVisible();
    await context.close();
  });
});

test("feedback on a class stays in the tab until it is sent, and the form fits a small screen in large text", {
  tag: ["@desktop", "@script"],
}, async ({ page, browser, baseURL }) => {
  const staffPage = await browser.newPage({ baseURL });
  await signIn(staffPage);
  const { link } = await askedPerson(staffPage);
  await openHydrated(page, `${link}/feedback`);
  const useful = page.getByLabel("What was most useful to you?");
  await useful.fill("The breathing");
  await expect.poll(() => savedValues(page)).toContain("The breathing");
  await page.reload();
  await expect(page.getByText("Your answers are still here.")).toBeVisible();
  await expect(useful).toHaveValue("The breathing");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear this form" }).click();
  await expect(useful).toHaveValue("");
  await useful.fill("The tour");
  await page.getByRole("button", { name: "Send feedback" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you for your feedback" })).toBeVisible();
  await page.goto(`${link}/feedback`);
  await expect(useful).toHaveValue("The tour");
  await expect(page.getByText("Your answers are still here.")).toHaveCount(0);
  for (const reading of readings) {
    await show(page, reading);
    await expect(async () => expect(await layoutProblems(page)).toEqual([])).toPass({ timeout: 10_000 });
  }
  await staffPage.close();
});
