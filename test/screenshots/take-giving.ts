import type { Page } from "@playwright/test";
import { callApi } from "../end-to-end/admin/staff";

const MESSAGE = [
  ["First name", "Ellen"],
  ["Last name", "Baker"],
  ["Email", "ellen@readers.example"],
  ["Your message", "Thank you for the flowers by the entrance. May our group water them in August?"],
] as const;

/**
 * The staff screens of the foundation, the newsletter and forms.
 * @param shoot takes a screenshot under a name
 */
export async function takeGiving(page: Page, shoot: (page: Page, name: string) => Promise<void>) {
  await page.goto("/admin/giving");
  await page.locator("main tbody tr").nth(8).waitFor();
  await shoot(page, "gifts");

  await page.goto("/admin/newsletter");
  await page.locator("main tbody tr").nth(8).waitFor();
  await shoot(page, "newsletter");

  const forms = await callApi<{ items: { id: string; slug: string }[] }>(page, "GET", "/api/admin/forms");
  const contact = forms.items.find(({ slug }) => slug === "contact");
  await page.goto(`/admin/forms/${contact?.id}`);
  await page.getByText("Ready to publish").waitFor();
  await page.getByRole("region", { name: "What people will see" }).scrollIntoViewIfNeeded();
  await shoot(page, "form");

  await page.goto("/forms/contact");
  const form = page.getByRole("form").filter({ has: page.getByLabel(/^Your message/) });
  for (const [label, words] of MESSAGE) await form.getByLabel(new RegExp(`^${label}`)).fill(words);
  await form.getByLabel("Something else").check();
  await form.getByRole("checkbox").last().check();
  await form.getByRole("button", { name: /^Send/ }).click();
  const thanks = page.getByRole("heading", { name: /^Thank you/ });
  await thanks.first().waitFor();
  await page.goto("/admin/forms/submissions");
  await page.getByRole("link", { name: "Read what Ellen Baker sent" }).first().press("Enter");
  await page.getByRole("dialog", { name: "Ellen Baker" }).getByText("Something else").waitFor();
  await shoot(page, "submissions");
}
