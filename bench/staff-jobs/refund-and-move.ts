import { expect } from "@playwright/test";
import { newName } from "../../test/end-to-end/admin/staff";
import { fillIn, publishClass } from "../../test/end-to-end/classes/class-actions";
import { findAndOpen } from "./find-and-open";
import type { StaffJob } from "./staff-job";

/** A person who paid online gets the money back, and a seat in another class. */
export const refundAndMove: StaffJob = {
  name: "refund and move",
  clickLimit: 8,
  async prepare({ page, visitor }) {
    const price = { hasRegistrationCost: true, registrationCost: 1_500 };
    const paid = await publishClass(page, price, "Joint Replacement");
    const other = await publishClass(page, price, "Joint Replacement");
    const lastName = newName("Keller").replaceAll(" ", "");
    await visitor.goto(`/classes/${paid.slug}/register`);
    await fillIn(visitor.getByRole("form", { name: "Registration" }), lastName, `${paid.slug}@example.org`);
    await visitor.getByLabel("Right Knee").check();
    await visitor.getByRole("button", { name: "Continue to Payment" }).click();
    await visitor.getByRole("button", { name: "Pay $15.00" }).click();
    await visitor.getByRole("heading", { name: "You have a seat" }).waitFor();
    return async () => {
      await findAndOpen(page, lastName, new RegExp(lastName));
      const more = page.getByRole("button", { name: `More for Ann ${lastName}` });
      await more.last().click();
      await page.getByRole("menuitem", { name: "Refund…" }).click();
      await page.getByRole("button", { name: "Refund", exact: true }).click();
      await expect(page.getByText(`We refund $15.00 and notify Ann ${lastName} by email.`)).toBeVisible();
      await more.click();
      await page.getByRole("menuitem", { name: "Move to another class…" }).click();
      await page.locator(`input[type=radio][value="${other.id}"]`).click();
      await page.getByRole("button", { name: "Move", exact: true }).click();
      await expect(page.getByText(`We moved Ann ${lastName} and notify them by email.`)).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole("main")).toContainText(other.title);
    };
  },
};
