import { expect } from "@playwright/test";
import type { StaffJob } from "./staff-job";

let minute = 10;

/** A clinic opens at another time on Mondays, and its page says so. */
export const changeHours: StaffJob = {
  name: "change a clinic’s hours",
  clickLimit: 5,
  async prepare({ page, visitor }) {
    minute += 1;
    const opens = `7:${minute} AM`;
    return async () => {
      await page.getByRole("link", { name: "Change hours" }).click();
      await page.getByRole("table").getByRole("link", { name: "Willow Bend Clinic" }).click();
      // The hour is at the left of the control.
      await page.getByLabel("Monday opens").click({ position: { x: 14, y: 14 } });
      await page.keyboard.type(`07${minute}A`);
      await page.getByRole("button", { name: /^Publish(?!ed)/ }).click();
      await expect(page.getByText("Live", { exact: true })).toBeVisible();
      await visitor.goto("/location/willow-bend-clinic");
      await expect(visitor.getByRole("main").getByText(opens).first()).toBeVisible();
    };
  },
};
