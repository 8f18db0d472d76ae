import { expect } from "@playwright/test";
import { callApi, newName } from "../../test/end-to-end/admin/staff";
import { findAndOpen } from "./find-and-open";
import type { StaffJob } from "./staff-job";

const CHECKS = 20;

/** Twenty checks of known donors, by keyboard. */
export const enterChecks: StaffJob = {
  name: "enter twenty checks",
  clickLimit: 42,
  async prepare({ page }) {
    const donors = Array.from({ length: CHECKS }, () => newName("Aldous").replaceAll(" ", ""));
    for (const lastname of donors) {
      const gift = { givenOn: "2026-03-08", amount: 5_000, designation: "Oncology", lastname };
      await callApi(page, "POST", "/api/admin/giving/gifts", { ...gift, checkNumber: "900" });
    }
    return async () => {
      await findAndOpen(page, "several checks", /^Enter several checks/);
      const cell = (number: number, label: string) =>
        page.getByRole("group", { name: `Check ${number}`, exact: true }).getByLabel(label, { exact: true });
      await expect(cell(1, "Donor")).toBeFocused();
      for (const [at, donor] of donors.entries()) {
        await page.keyboard.type(donor);
        const suggested = page.getByRole("listbox", { name: "Donors" }).getByRole("option");
        await expect(suggested.first()).toContainText(donor);
        await page.keyboard.press("Tab");
        await page.keyboard.type("25");
        await page.keyboard.press("Tab");
        await page.keyboard.type(String(1_001 + at));
        await page.keyboard.press("Enter");
        await expect(cell(at + 2, "Donor")).toBeFocused();
      }
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: `Enter ${CHECKS} checks` })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "20 checks were entered, $500.00" })).toBeVisible();
    };
  },
};
