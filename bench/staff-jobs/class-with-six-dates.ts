import { expect } from "@playwright/test";
import { newName } from "../../test/end-to-end/admin/staff";
import { tabTo } from "../../test/end-to-end/keyboard";
import type { StaffJob } from "./staff-job";

/** A class is on the site on six dates, a week apart. */
export const classWithSixDates: StaffJob = {
  name: "a class with six dates",
  clickLimit: 8,
  async prepare({ page, visitor }) {
    const title = newName("Baby and me");
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const year = new Date().getFullYear() + 1;
    return async () => {
      await page.getByRole("link", { name: "Add a class" }).click();
      await expect(page.locator("[name=title]")).toBeFocused();
      await page.keyboard.type(title);
      await tabTo(page, page.getByRole("textbox", { name: "Choose: Type" }));
      await page.keyboard.type("Childbirth");
      await page
        .getByRole("option", { name: /^Childbirth/ })
        .first()
        .waitFor();
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("textbox", { name: /^About( |$)/ }));
      await page.keyboard.type("Bring your baby, and meet other parents.");
      for (const [label, time] of [
        [/^Begins/, "0600P"],
        [/^Ends/, "0700P"],
        [/^Registration ends/, "0500P"],
      ] as const) {
        await tabTo(page, page.getByLabel(label));
        await page.keyboard.type(`0309${year}`);
        await page.keyboard.press("Tab");
        await page.keyboard.type(time);
      }
      await page.getByRole("button", { name: /^Publish(?!ed)/ }).click();
      await expect(page.getByText("Live", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "More dates" }).click();
      await page.getByRole("button", { name: "Add 5 days" }).click();
      await page.getByText(/^Publish them now/).click();
      await page.getByRole("button", { name: "Add these 5 dates" }).click();
      await expect(page.getByRole("heading", { name: "Dates (6)" })).toBeVisible();
      await visitor.goto(`/classes/${slug}`);
      await expect(visitor.getByRole("link", { name: /^Register/ })).not.toHaveCount(0);
    };
  },
};
