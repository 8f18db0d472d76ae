import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, newName, publish, saved, signIn } from "./staff";

interface Answer {
  item: { id: string; revision: number; data: Record<string, unknown> };
}

test.describe("the sessions of a class", { tag: ["@script", "@staff"] }, () => {
  test("by keyboard: a rule asks about dates on holidays, one session is edited, and the page lists them", async ({
    page,
  }) => {
    await signIn(page);
    // Weekly from then on, the third and fourth dates are Christmas and New Year's Day.
    const year = new Date().getUTCFullYear() + 1;
    const { item, slug } = await newClass(page, `${year}-12-11`);
    await page.goto(`/admin/classes/${item.id}`);
    await page.getByRole("button", { name: "Write by a rule" }).press("Enter");
    const write = page.getByRole("button", { name: "Write 3 more sessions" });
    await expect(write).toBeEnabled();
    await write.press("Enter");
    await expect(
      page.getByRole("alert").filter({ hasText: "Decide about the holidays first." }),
    ).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await decide(page, /is Christmas Day$/, "Move it to another day");
    await expect(page.getByLabel(/^New day for/)).toHaveValue(`${year + 1}-01-08`);
    await decide(page, /is New Year's Day$/, "Skip this date");
    await page.getByRole("button", { name: "Write 2 more sessions" }).press("Enter");
    await expect(page.getByLabel("Day of session 2")).toHaveValue(`${year}-12-18`);
    await expect(page.getByLabel("Day of session 2")).toBeFocused();
    await expect(page.getByLabel("Day of session 3")).toHaveValue(`${year + 1}-01-08`);
    await page.getByRole("button", { name: "Add one session" }).press("Enter");
    await expect(page.getByLabel("Day of session 4")).toHaveValue(`${year + 1}-01-15`);
    await page.getByRole("button", { name: "Remove session 4" }).press("Enter");
    await expect(page.getByLabel("Day of session 3")).toBeFocused();
    await page.getByLabel("Place of session 3").focus();
    await page.keyboard.type("Pine Room");
    await page.getByLabel("Start of session 3").fill("17:00");
    expect(await accessibilityProblems(page)).toEqual([]);
    const saved = async () =>
      (await callApi<Answer>(page, "GET", `/api/admin/classes/${item.id}`)).item.data.moreSessions;
    await expect.poll(saved).toMatchObject([{ place: "" }, { place: "Pine Room" }]);
    const { item: latest } = await callApi<Answer>(page, "GET", `/api/admin/classes/${item.id}`);
    await publish(page, "classes", latest);

    await page.goto(`/classes/${slug}`);
    const main = page.getByRole("main");
    await expect(main.getByText(new RegExp(`^3 \\w+ from December.11, ${year}$`)).first()).toBeVisible();
    const dates = main.getByRole("list", { name: "Dates" }).getByRole("listitem");
    await expect(dates).toHaveCount(3);
    await expect(dates.nth(2)).toContainText("Pine Room");
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "").subEvent).toMatchObject([
      { "@type": "EducationEvent", location: { name: "Lantern Room" } },
      { startDate: expect.stringMatching(/^\d{4}-12-18T18:30:00/) },
      { startDate: expect.stringMatching(/-01-08T17:00:00/), location: { name: "Pine Room" } },
    ]);
  });

  test("by keyboard: a price is typed with its cents, and the address stays once the class is published", async ({
    page,
  }) => {
    await signIn(page);
    const { item, slug } = await newClass(page, `${new Date().getUTCFullYear() + 1}-12-11`);
    await page.goto(`/admin/classes/${item.id}`);
    await page.getByLabel("The class costs money").press("Space");
    const price = page.getByRole("textbox", { name: /^Price/ }).first();
    await price.pressSequentially("1,250.50");
    await expect(price).toHaveValue("$1,250.50");
    await expect(page.getByLabel(/^Address/)).toHaveValue(slug);
    await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
    await expect(page.getByText("Live", { exact: true }).first()).toBeVisible();
    await page.getByLabel(/^Title/).fill("Another name");
    await saved(page);
    await page.reload();
    await expect(page.getByLabel(/^Title/)).toHaveValue("Another name");
    await expect(page.getByLabel(/^Address/)).toHaveValue(slug);
    await expect(price).toHaveValue("$1,250.50");
  });
});

async function decide(page: Page, question: RegExp, choice: string): Promise<void> {
  await page.getByRole("combobox", { name: question }).press("Enter");
  await page.getByRole("option", { name: choice }).click();
}

/** A new class on a day, 6:30 to 8:30 PM at the demo hospital. */
async function newClass(page: Page, day: string): Promise<Answer & { slug: string }> {
  const known = await callApi<{ items: { id: string }[] }>(
    page,
    "GET",
    "/api/admin/classes?pageSize=1&status=live",
  );
  const model = await callApi<Answer>(page, "GET", `/api/admin/classes/${known.items[0]?.id}`);
  const title = newName("Lamaze");
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const data = {
    title,
    slug,
    type: model.item.data.type,
    body: "<p>Breathing, together.</p>",
    place: "Lantern Room",
    hasRegistration: true,
    startsAt: `${day}T18:30:00-06:00`,
    endsAt: `${day}T20:30:00-06:00`,
  };
  const { item } = await callApi<Answer>(page, "POST", "/api/admin/classes", { data });
  return { item, slug };
}
