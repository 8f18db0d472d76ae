import { expect } from "@playwright/test";
import { publishClass, seatByPhone } from "../../test/end-to-end/classes/class-actions";
import type { StaffJob } from "./staff-job";

const PEOPLE = ["Abel", "Baker", "Chen", "Diaz", "Egan", "Ford", "Gray", "Hunt", "Ivers", "Jones"];
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

/** Ten people arrive at a class of today. */
export const checkIn: StaffJob = {
  name: "check in ten people",
  clickLimit: 12,
  async prepare({ page }) {
    const { id, title } = await publishClass(page, {
      startsAt: minutes(20),
      endsAt: minutes(80),
      registrationEndsAt: minutes(10),
    });
    for (const lastName of PEOPLE) await seatByPhone(page, id, lastName);
    return async () => {
      const today = page.locator("section", { has: page.getByRole("heading", { name: /^Classes today/ }) });
      await today.getByRole("link", { name: title }).click();
      for (const lastName of PEOPLE)
        await page.getByRole("button", { name: `Ann ${lastName} is Here` }).click();
      await expect(page.getByRole("button", { name: / is Here$/, pressed: true })).toHaveCount(PEOPLE.length);
      await page.reload();
      await expect(page.getByRole("button", { name: / is Here$/, pressed: true })).toHaveCount(PEOPLE.length);
    };
  },
};
