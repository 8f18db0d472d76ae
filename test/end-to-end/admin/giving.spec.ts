import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress, tabAndType } from "../keyboard";
import { callApi, newName, signIn } from "./staff";

test("by keyboard alone: a check is entered, missing fields are named, a part is recorded as refunded, and the donor is found without their name in any address", {
  tag: ["@script", "@staff", "@desktop", "@test-all"],
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
  await tabAndPress(page, page.getByRole("button", { name: "Columns" }));
  await page.getByRole("menuitemcheckbox", { name: "Phone" }).press("Enter");
  await page.keyboard.press("Escape");
  await page.goto("/admin/giving/donors");
  await expect(page.getByRole("columnheader", { name: "Phone" })).toBeVisible();
  const surname = lastName.split(" ").at(-1) ?? lastName;
  expect([...addresses, page.url()].filter((address) => address.includes(surname))).toEqual([]);
});

test("by keyboard: twenty checks of a known and of new donors are entered without a click, and a wrong one is found immediately", {
  tag: ["@script", "@staff", "@desktop"],
}, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/);
  const known = newName("Aldous");
  await signIn(page);
  await page.goto("/admin/giving");
  await callApi(page, "POST", "/api/admin/giving/gifts", {
    givenOn: "2026-03-08",
    amount: 5_000,
    designation: "Oncology",
    lastname: known,
    checkNumber: "900",
  });
  await tabAndPress(page, page.getByRole("link", { name: "Enter checks" }));
  const { keyboard } = page;
  const cell = (number: number, label: string) =>
    page.getByRole("group", { name: `Check ${number}`, exact: true }).getByLabel(label, { exact: true });
  await expect(cell(1, "Donor")).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);

  const type = async (number: number, { donor, option }: { donor: string; option: string | RegExp }) => {
    await keyboard.insertText(donor);
    await expect(page.getByRole("option", { name: option }).first()).toBeVisible();
    await keyboard.press("Enter");
    await expect(cell(number, "Dollars")).toBeFocused();
    await keyboard.insertText("25");
    await keyboard.press("Tab");
    await keyboard.insertText(String(899 + number));
    await keyboard.press("Enter");
    await expect(cell(number + 1, "Donor")).toBeFocused();
  };
  for (let number = 1; number <= 19; number += 1)
    await type(number, { donor: known.slice(0, -1), option: known });
  const added = newName("Brand");
  await type(20, { donor: `Nora ${added}`, option: /^New donor/ });
  await expect(cell(20, "Last name")).toHaveValue(added.split(" ").at(-1) ?? added);
  await expect(page.getByText("20 checks, $500.00")).toBeVisible();

  // Enter on an empty row leads to the button, and Enter there sends the batch.
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Enter 20 checks" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByText(/This check was entered before/)).toBeVisible();
  await expect(cell(1, "Check number")).toBeFocused();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.insertText("899");
  await page.getByRole("main").getByRole("link", { name: "Gifts" }).first().press("Enter");
  await page
    .getByRole("dialog", { name: "Leave this screen?" })
    .getByRole("button", { name: "Stay" })
    .press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("20 checks, $500.00")).toBeVisible();

  const enterThem = page.getByRole("button", { name: "Enter 20 checks" });
  await cell(1, "Dollars").focus();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.insertText("-25");
  await expect(page.getByText("20 checks, $475.00", { exact: true })).toBeVisible();
  await expect(page.getByText("One has no valid amount and is not counted.")).toBeVisible();
  await enterThem.press("Enter");
  await expect(cell(1, "Dollars")).toBeFocused();
  await expect(cell(1, "Dollars")).toHaveAccessibleDescription("Enter an amount above zero.");
  await keyboard.press("ControlOrMeta+a");
  await keyboard.insertText("25");
  await expect(page.getByText("20 checks, $500.00", { exact: true })).toBeVisible();
  await enterThem.press("Enter");
  await expect(page.getByRole("heading", { name: "20 checks were entered, $500.00" })).toBeVisible();
  await expect(page.locator("main tbody tr")).toHaveCount(20);
  expect(await accessibilityProblems(page)).toEqual([]);
});
