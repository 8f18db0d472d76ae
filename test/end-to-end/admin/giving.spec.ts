import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress, tabAndType } from "../keyboard";
import { newName, signIn } from "./staff";

test("by keyboard alone: a check is entered, missing fields are named, a part is recorded as refunded, and the donor is found without their name in any address", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  const lastName = newName("Quill");
  await signIn(page);
  await page.goto("/admin/giving");
  await tabAndPress(page, page.getByRole("link", { name: "Enter a check" }));
  await expect(page.getByRole("heading", { name: "Enter a check" })).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Enter the gift" }));
  const amount = page.getByLabel(/^Dollars/);
  await expect(amount).toBeFocused();
  await expect(page.getByText("Enter who gave: a last name, or a company.")).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.insertText("250");
  await tabAndType(page, page.getByLabel("Last name"), lastName);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `$250.00 from ${lastName}` })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const back = page.getByRole("form", { name: "Refund" });
  await tabAndType(page, back.getByLabel(/^Dollars/), "20.00");
  await tabAndType(page, back.getByLabel(/^Why/), "entered twice");
  await tabAndPress(page, back.getByRole("button", { name: "Record the refund" }));
  await expect(page.getByText("The refund was recorded.")).toBeVisible();
  await expect(back.getByLabel(/^Dollars/)).toHaveValue("230.00");
  await expect(page.getByText("Partly refunded", { exact: true })).toBeVisible();

  // Searched names appear in no address: neither of the screen nor of its requests.
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  for (const [path, search] of [
    ["/admin/giving", "/gifts/search"],
    ["/admin/giving/donors", "/donors/search"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("searchbox", { name: "Search", exact: true }).fill(lastName);
    await expect(page.locator("main tbody tr")).toHaveCount(1);
    await expect(page.getByRole("link", { name: lastName })).toBeVisible();
    expect(addresses.some((address) => address.endsWith(search))).toBe(true);
  }
  const surname = lastName.split(" ").at(-1) ?? lastName;
  expect([...addresses, page.url()].filter((address) => address.includes(surname))).toEqual([]);
});
