import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures";
import { openKit } from "./open-kit";
import { expectSpinner } from "./spinner";

test.describe("a form that was refused", { tag: "@script" }, () => {
  test.beforeEach(async ({ page }) => {
    await openKit(page);
    await page.getByLabel("Email").fill("a@b");
    await page.getByRole("button", { name: "Send" }).click();
  });

  test("says so above itself, takes the focus there, and marks the window's title", async ({ page }) => {
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("heading")).toHaveText("There is a problem with 4 answers");
    await expect(page).toHaveTitle("Error: Kit");
    await expect(summary.getByRole("link")).toHaveText([
      "Enter an email address",
      "Choose a joint",
      "Shorten the note",
    ]);
    await expect(summary).toContainText("The card was declined");
  });

  test("links from the summary to each field, and keeps what was typed", async ({ page }) => {
    await page.getByRole("link", { name: "Enter an email address" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue("a@b");
  });

  test("connects a group's message to the group, until one of its choices is made", async ({ page }) => {
    const group = page.getByRole("group", { name: "Joint" });
    await page.getByRole("link", { name: "Choose a joint" }).click();
    await expect(group.getByLabel("Right knee")).toBeFocused();
    await expect(group).toHaveAccessibleDescription("Choose a joint");
    await group.getByLabel("Left knee").check();
    await expect(group).toHaveAccessibleDescription("");
  });

  test("connects each message and hint to its field, until it is edited", async ({ page }) => {
    const email = page.getByLabel("Email");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription("We write once. Enter an email address");
    await email.press("End");
    await email.press("x");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(email).toHaveAccessibleDescription("We write once.");
    await expect(page.getByLabel("Note")).toHaveAttribute("aria-invalid", "true");
  });

  test("has nothing that axe finds", async ({ page }) => {
    const { violations } = await new AxeBuilder({ page }).include("form").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

test.describe("fields", { tag: "@script" }, () => {
  test.beforeEach(async ({ page }) => {
    await openKit(page);
  });

  test("accept 255 characters by default, and show how much of a limit is used, in red at its end", async ({
    page,
  }) => {
    await expect(page.getByLabel("Email")).toHaveAttribute("maxlength", "255");
    await expect(page.getByText("0/500")).toBeVisible();
    await page.getByLabel("Note").fill("x".repeat(499));
    await expect(page.getByText("499/500")).not.toHaveCSS("color", "rgb(163, 25, 43)");
    await page.getByLabel("Note").press("End");
    await page.getByLabel("Note").press("y");
    await expect(page.getByText("500/500")).toHaveCSS("color", "rgb(163, 25, 43)");
    await page.getByLabel("Note").press("z");
    await expect(page.getByText("500/500")).toBeVisible();
  });

  test("send their names and values; a select without a choice sends nothing", async ({ page }) => {
    await page.getByLabel("Right knee").check();
    await page.getByLabel("Keep me anonymous").check();
    const sent = await page
      .getByRole("form", { name: "Form" })
      .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));
    expect(sent).toEqual({ email: "", gift: "", joint: "right", anonymous: "true", note: "" });
  });

  test("a busy button is dimmed with a spinner, ignores clicks, and keeps the focus", async ({ page }) => {
    const pay = page.getByRole("button", { name: "Pay" });
    await pay.focus();
    await page.keyboard.press("Enter");
    await expect(pay).toHaveAttribute("aria-disabled", "true");
    await expect(pay).toHaveAttribute("aria-busy", "true");
    await expect(pay).toBeFocused();
    await expectSpinner(pay, true);
  });
});
