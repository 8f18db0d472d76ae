import { expect, test } from "../fixtures";
import { openHydrated } from "../shell/hydrated";

test("a question opens and closes by pointer and by keyboard, without script too", async ({ page }) => {
  await page.goto("/primary-care-faq");
  const question = page.locator("details").filter({ hasText: "How do I pay my bill?" });
  const summary = question.locator("summary");
  await expect(question).not.toHaveAttribute("open");
  await summary.click();
  await expect(question).toHaveAttribute("open");
  await summary.press("Enter");
  await expect(question).not.toHaveAttribute("open");
});

test("a link to an answer opens its question", async ({ page }) => {
  await page.goto("/primary-care-faq#how-do-i-pay-my-bill");
  await expect(page.locator("#how-do-i-pay-my-bill")).toBeVisible();
});

test("every answer is printed", async ({ page }) => {
  await page.goto("/primary-care-faq");
  await page.emulateMedia({ media: "print" });
  const answers = await page.getByRole("main").locator("details > :not(summary)").all();
  expect(answers).toHaveLength(12);
  for (const answer of answers) expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
});

test("a table keeps its meaning when its rows become cards", async ({ page }) => {
  await page.goto("/price-transparency");
  const table = page.getByRole("table");
  await expect(table).toHaveAccessibleName(/Self-pay prices/);
  const row = table.getByRole("row").filter({ hasText: "Knee replacement" });
  await expect(row.getByRole("rowheader")).toHaveText("Knee replacement, one night");
  await expect(row.getByRole("cell")).toHaveText(["27447", "$24,500"]);
});

test("a link in a text to a file downloads it once the app runs, too", { tag: "@script" }, async ({
  page,
}) => {
  await openHydrated(page, "/price-transparency");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "the file with every price" }).click();
  expect((await download).suggestedFilename()).toMatch(/standardcharges\.csv$/);
  await expect(page).toHaveURL("/price-transparency");
});

test("phone numbers in running text are links that dial", async ({ page }) => {
  await page.goto("/classes-and-education");
  const lead = page.getByRole("main").getByRole("link", { name: "(308) 555-0150" }).first();
  await expect(lead).toHaveAttribute("href", "tel:+13085550150");
});

test("targets are large enough", { tag: ["@handheld", "@script"] }, async ({ page }) => {
  for (const address of ["/", "/contact-us", "/patient-resources"]) {
    await page.goto(address);
    const small = await page
      .getByRole("main")
      .locator("a, button, summary, input")
      .evaluateAll((targets) =>
        targets
          // WCAG 2.5.8 exempts links in sentences.
          .filter((target) => getComputedStyle(target).display !== "inline")
          // Hidden elements outside the tab order are not targets.
          .filter((target) => !target.matches("[aria-hidden=true][tabindex='-1']"))
          .map((target) => ({ box: target.getBoundingClientRect(), text: target.textContent }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ box, text }) => `${text} ${box.width}x${box.height}`),
      );
    expect(small, address).toEqual([]);
  }
});
