import type { Page } from "@playwright/test";
import { firstOf, kindOfAddress, representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";

const PLACES = [
  "main-hospital",
  "community-hospital-medical-imaging-radiology",
  "alder-creek-family-clinic",
  "willow-bend-clinic",
  "sandhill-specialty-center",
  "plum-valley-clinic",
];

const structuredData = async (page: Page, type: string) => {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => JSON.parse(text)).find((data) => data["@type"] === type);
};

for (const slug of representatives(
  PLACES,
  (one) => one === "main-hospital" || one === "willow-bend-clinic",
)) {
  test(`/location/${slug} says how to reach it`, async ({ page }) => {
    await page.goto(`/location/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(main.getByText(/^(Open|Closed)( now| today| for now| 24 hours)?/).first()).toBeVisible();
    const phone = main.locator('a[href^="tel:+1"]', { hasText: /^\(\d{3}\) \d{3}-\d{4}$/ }).first();
    await expect(phone).toBeVisible();
    const digits = (await phone.textContent())?.replaceAll(/\D/g, "");
    await expect(phone).toHaveAttribute("href", `tel:+1${digits}`);
    await expect(main.getByRole("link", { name: /Directions in Google Maps/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(main.getByRole("heading", { name: "Who you can see here" })).toBeVisible();
  });
}

test("the map shows the previous page's place", { tag: "@script" }, async ({ page }) => {
  await openHydrated(page, "/location/plum-valley-clinic");
  await page.getByRole("main").getByRole("link", { name: "See it on our map" }).click();
  const map = page.getByRole("dialog", { name: "Plum Valley Rural Health Clinic" });
  await expect(map.getByRole("button", { name: /^Plum Valley Rural Health Clinic/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(map.getByRole("button", { name: "Show all 6 locations" })).toBeVisible();
});

test("a place's structured data matches its page", async ({ page, baseURL }) => {
  await page.goto("/location/willow-bend-clinic");
  const place = await structuredData(page, "MedicalClinic");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(place.name);
  await expect(main.getByText(place.address.streetAddress).first()).toBeVisible();
  await expect(main.locator(`a[href="tel:${place.telephone}"]`).first()).toBeVisible();
  expect(place.url).toBe(`${baseURL}/location/willow-bend-clinic`);
  const week = place.openingHoursSpecification.filter((one: { dayOfWeek?: string[] }) => one.dayOfWeek);
  expect(week.length).toBeGreaterThan(0);
  const holidays = place.openingHoursSpecification.filter((one: { validFrom?: string }) => one.validFrom);
  expect(holidays.length).toBeGreaterThan(0);
  expect((await structuredData(page, "BreadcrumbList")).itemListElement.at(-1).name).toBe(place.name);
});

test("the main hospital is a hospital that never closes", async ({ page }) => {
  await page.goto("/location/main-hospital");
  await expect(page.getByRole("main").getByText("Open 24 hours").first()).toBeVisible();
  const hospital = await structuredData(page, "Hospital");
  expect(hospital.openingHoursSpecification[0]).toMatchObject({ opens: "00:00", closes: "23:59" });
});

test("first-Wednesday hours and holidays are written out", async ({ page }) => {
  await page.goto("/location/willow-bend-clinic");
  const hours = page.getByRole("main");
  await expect(hours.getByText(/First Wednesday/).first()).toBeVisible();
  await expect(hours.getByRole("heading", { name: "Holidays" })).toBeVisible();
  await expect(
    hours.getByText("Thanksgiving Day").or(hours.getByText("Christmas Day")).first(),
  ).toBeVisible();
});

test("links lead from a specialty to a place and back", async ({ page }) => {
  await page.goto("/specialty/orthopedics");
  await expect(page.getByRole("heading", { level: 1, name: "Orthopedics" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What we treat" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sandhill Specialty Center" }).first().click();
  await expect(page).toHaveURL(/\/location\/sandhill-specialty-center$/);
  await page.getByRole("main").getByRole("link", { name: "Orthopedics", exact: true }).first().click();
  await expect(page).toHaveURL(/\/specialty\/orthopedics$/);
});

test("an unknown place or specialty is not found, with the site's own error page", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 40[04]/);
  for (const path of ["/location/nowhere", "/specialty/alchemy", "/location/%00", "/specialty/a%2Fb"]) {
    const answer = await page.goto(path);
    expect([400, 404]).toContain(answer?.status());
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

const kinds = ["/location/main-hospital", "/location/plum-valley-clinic", "/specialty/cardiology"];

for (const path of representatives(kinds, firstOf(kindOfAddress))) {
  test(`axe finds nothing on ${path}`, { tag: "@script" }, async ({ page }) => {
    await page.goto(path);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}
