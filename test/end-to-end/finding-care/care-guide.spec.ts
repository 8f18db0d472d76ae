import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";

test("the guide leads with 911, then the emergency department, and says who reviewed it", async ({
  page,
}) => {
  await page.goto("/where-to-go");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Where should I go?");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "In an emergency, call 911",
    "Emergency department",
    "Nurse line",
    "Saturday walk-in clinic",
    "Appointment",
  ]);
  await expect(main.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  await expect(main.getByText(/Reviewed by Elena Marsh, MD, FAAFP on \w+ \d+, \d{4}\./)).toBeVisible();
});

test("the site's search answers “where should I go” with the guide", async ({ page }) => {
  await page.goto("/search/?q=where+should+I+go");
  const found = page.getByRole("main").getByRole("heading", { name: "Where should I go?", exact: true });
  await expect(found.getByRole("link")).toHaveAttribute("href", "/where-to-go");
});

test("axe finds nothing on the guide", { tag: "@script" }, async ({ page }) => {
  await page.goto("/where-to-go");
  expect(await accessibilityProblems(page)).toEqual([]);
});
