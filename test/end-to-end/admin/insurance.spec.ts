import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { newName, saved, signIn } from "./staff";

test.describe("insurance plans and days", { tag: ["@script", "@staff", "@desktop"] }, () => {
  test.slow();

  test("a plan is written, named by a location, and visitors see it there and in the list", async ({
    page,
  }) => {
    const name = newName("Meadowlark Choice");
    await signIn(page);
    await page.goto("/admin/insurance-plans/new");
    await page.getByRole("textbox", { name: "Name" }).first().fill(name);
    await page.getByRole("textbox", { name: "Insurance company or program" }).fill("Meadowlark");
    await page.getByLabel("Kind").selectOption("EPO");
    await page.getByLabel("Contract confirmed on").fill("2026-11-20");
    await saved(page);
    await page.getByText("Ready to publish").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Add a location" }).fill("plum");
    await page.getByRole("option", { name: /Plum Valley/ }).click();
    await expect(page.getByRole("button", { name: /^Remove Plum Valley/ })).toBeVisible();

    await page.goto("/insurance");
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("main")).toContainText("Meadowlark · EPO · Confirmed November 20, 2026");
    await page
      .getByRole("main")
      .getByRole("link", { name: "Plum Valley Rural Health Clinic", exact: true })
      .click();
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  });

  test("the days and weeks of a provider at a location are ticked, and their profile says them", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/admin/staffmembers?q=katie+brandt");
    await page.getByRole("link", { name: "Katie Brandt" }).click();
    const days = page.getByRole("group", { name: "Days at each location" });
    await days.getByRole("button", { name: /^Add/ }).click();
    await days.getByRole("textbox").fill("prairie lantern");
    await page.getByRole("option", { name: /Prairie Lantern Community Hospital/ }).click();
    await expect(
      days.getByRole("button", { name: "Prairie Lantern Community Hospital", exact: true }),
    ).toBeVisible();
    await days.getByRole("checkbox", { name: "Tuesday" }).check();
    await days.getByRole("checkbox", { name: "Friday" }).check();
    await page.getByRole("switch", { name: "Sees patients by video" }).press("Space");
    await saved(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.goto("/provider/katie-brandt");
    await expect(page.getByRole("main")).toContainText("Tuesdays and Fridays only");
    await expect(page.getByRole("main")).toContainText("Video visits");
    await page.goBack();
    await days
      .getByRole("button", { name: "Prairie Lantern Community Hospital: Tuesday, Friday", exact: true })
      .click();
    await days.getByRole("checkbox", { name: "Tuesday" }).uncheck();
    const weeks = days.getByRole("group", { name: "Weeks of the month" });
    await weeks.getByRole("checkbox", { name: "Third" }).check();
    await weeks.getByRole("checkbox", { name: "First" }).check();
    await saved(page);
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.goto("/provider/katie-brandt");
    await expect(page.getByRole("main")).toContainText("First and third Friday of the month");
    await page.goBack();
    await days.getByRole("button", { name: /^Add/ }).click();
    await days.getByRole("textbox").fill("prairie lantern");
    await page.getByRole("option", { name: /Prairie Lantern Community Hospital/ }).click();
    await days.getByRole("checkbox", { name: "Monday" }).check();
    await saved(page);
    await page.getByRole("button", { name: /^Publish/ }).click();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await page.goto("/provider/katie-brandt");
    await expect(page.getByRole("main")).toContainText("Mondays; first and third Friday of the month");
  });
});
