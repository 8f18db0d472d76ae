import { expect, test } from "../fixtures";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

const tasks = [
  ["Find a provider", "/provider-search"],
  ["Visit or call us", "/specialties-and-locations"],
  ["Pay my bill", "https://billing.prairielantern.example/"],
  ["Patient portal", "/patient-portal"],
  ["Take a class", "/classes-and-education"],
  ["Give", "/donate"],
] as const;

test("the six most common tasks are the first links of the page, and work", async ({ page }) => {
  const links = page.getByRole("main").getByRole("link");
  for (const [at, [label, href]] of tasks.entries()) {
    await expect(links.nth(at)).toContainText(label);
    await expect(links.nth(at)).toHaveAttribute("href", href);
    const box = await links.nth(at).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test("question, search, and tasks are visible without scrolling", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const [label] of tasks) {
    await expect(page.getByRole("main").getByText(label, { exact: true }).first()).toBeInViewport();
  }
  await expect(page.getByRole("main").getByRole("searchbox")).toBeInViewport({ ratio: 1 });
});

test("today at a glance says for every place whether it is open", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Emergency department" })).toBeVisible();
  await expect(main.getByText("Open now, 24 hours, every day")).toBeVisible();
  for (const place of ["Medical Imaging", "Alder Creek Family", "Willow Bend", "Sandhill", "Plum Valley"]) {
    const row = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: place }) })
      .first();
    await expect(row).toContainText(/Open now|Closed/);
    await expect(row.getByRole("link", { name: /\(308\) 555-/ }).first()).toHaveAttribute(
      "href",
      /^tel:\+1308555/,
    );
  }
});

test("all fourteen specialties can be reached", async ({ page }) => {
  await expect(page.locator('main a[href^="/specialty/"]').filter({ has: page.locator("img") })).toHaveCount(
    14,
  );
});

test("the foundation's goal is a meter, and text says the same", async ({ page }) => {
  const meter = page.getByRole("meter");
  const percent = Number(await meter.getAttribute("value"));
  expect(percent).toBeGreaterThan(0);
  await expect(page.getByRole("main")).toContainText(`${percent} percent of the goal`);
});
