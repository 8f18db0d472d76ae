import { representatives } from "../../test-all";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";

test("a search in plain words on the home page leads to who treats the problem", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("main").locator("input[name=q]");
  await box.fill("my knee gives out");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\/?\?q=my\+knee\+gives\+out$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “my knee gives out”");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toHaveText(
    /^Orthopedics\b/,
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Orthopedics\b/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/specialty\/orthopedics(#[a-z-]+)?$/);
});

for (const path of ["/search/", "/provider-search"]) {
  test(`danger puts 911 above everything on ${path}`, async ({ page }) => {
    await page.goto(`${path}?q=cant+stop+the+bleeding`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link").first()).toHaveAttribute("href", "tel:911");
    await expect(main.getByRole("alert")).toContainText("call 911");
    await expect(main.getByRole("link", { name: /1-800-222-1222/ })).toHaveAttribute(
      "href",
      "tel:+18002221222",
    );
    await expect(main.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  });

  test(`thoughts of suicide get help and nothing else on ${path}`, async ({ page }) => {
    await page.goto(`${path}?q=my+family+is+better+off+without+me`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are not alone. Call or text 988");
    const links = page.getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(hrefs).toEqual([
      "tel:988",
      "sms:988",
      "https://988lifeline.org/chat/",
      "tel:911",
      "tel:+13085550101",
    ]);
    await expect(page.getByRole("searchbox")).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText("better off");
    await expect(page).toHaveTitle(/988/);
  });
}

test("thoughts of suicide in Spanish get help in Spanish", async ({ page }) => {
  await page.goto("/search/?q=ya+no+quiero+vivir");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No está solo. Llame al 988 y oprima 2");
  await expect(page.locator("main [lang=es]")).toBeVisible();
});

test("a correct word that no page has is reported, with the nurse line", async ({ page }) => {
  await page.goto("/search/?q=xerostomia");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "We have no page about “xerostomia”" })).toBeVisible();
  await expect(main.getByRole("link", { name: /nurse line/ })).toHaveAttribute("href", "tel:+13085550111");
});

test("corrects a misspelling, and says so", async ({ page }) => {
  await page.goto("/search/?q=kidny+dialisis");
  await expect(page.getByText("Nothing says “kidny dialisis”.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Kidney Care" }).first()).toBeVisible();
});

test("offers other links if nothing matches", async ({ page }) => {
  await page.goto("/search/?q=xyzzy");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Nothing here matches that" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Search our providers" })).toHaveAttribute(
    "href",
    "/provider-search?q=xyzzy",
  );
  await expect(main.getByRole("link", { name: /Nurse line/ })).toHaveAttribute("href", "tel:+13085550111");
});

test("filters one kind of result, and returns to all", async ({ page }) => {
  await page.goto("/search/?q=doctor");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^All \d+ specialties$/ })
    .click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Specialties"]);
  await page.getByRole("link", { name: "Show every kind of result" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).not.toHaveCount(1);
});

test("shows what was typed as text, whatever it is", async ({ page }) => {
  const typed = '<img src=x onerror="document.title=1">';
  await page.goto(`/search/?${new URLSearchParams({ q: typed })}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(typed);
});

const answers = [
  "/search",
  "/search/?q=knee",
  "/search/?q=kidny+dialisis",
  "/search/?q=xyzzy",
  "/search/?q=suicide",
  "/search/?q=dolor+de+pecho",
  "/search/?q=xerostomia",
];
const withHitsOrNone = ["/search/?q=knee", "/search/?q=xyzzy"];

for (const address of representatives(answers, (one) => withHitsOrNone.includes(one))) {
  test(`${address} answers`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
  });

  test(`axe finds nothing on ${address}`, { tag: "@script" }, async ({ page }) => {
    await page.goto(address);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test.describe("an unusual address", { tag: ["@desktop", "@script"] }, () => {
  for (const [what, query] of [
    ["thousands of characters", `q=${"x".repeat(3_000)}`],
    ["a page far away", "q=knee&type=provider&page=999999999"],
    ["a page that is no number", "q=knee&page=one"],
    ["an unknown kind", "q=knee&type=__proto__"],
    ["the question twice", "q=knee&q=hip"],
    ["operators only", "q=%26%7C!()*%3A"],
  ] as const) {
    test(`${what} is answered, and not cached`, async ({ request }) => {
      const answer = await request.get(`/search/?${query}`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["cache-control"]).toContain("no-store");
    });
  }

  for (const [what, query] of [
    ["a NUL byte", "q=%00"],
    ["bytes that are no text", "q=%FF%FE"],
    ["an escape that is none", "q=%ZZ"],
    ["ten thousand characters", `q=${"x".repeat(10_000)}`],
  ]) {
    test(`${what} causes no server error`, async ({ request }) => {
      expect((await request.get(`/search/?${query}`)).status()).toBeLessThan(500);
    });
  }
});

test.describe("while typing", { tag: "@script" }, () => {
  test("arrows move through the suggestions, Enter follows one, Escape closes them, and the form still submits", async ({
    page,
  }) => {
    await page.goto("/");
    const box = page.getByRole("main").locator("input[name=q]");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await box.pressSequentially("my kne");
    await expect(list.getByRole("option").first()).toContainText("Orthopedics");
    await expect(box).toHaveRole("combobox");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("status").filter({ hasText: /suggestion/ })).toBeAttached();
    await expect(box).not.toHaveAttribute("aria-activedescendant");
    expect(await accessibilityProblems(page)).toEqual([]);

    await box.press("ArrowDown");
    const first = list.getByRole("option", { selected: true });
    await expect(first).toContainText("Orthopedics");
    await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "");
    await expect(box).toBeFocused();
    await box.press("ArrowUp");
    await expect(first).toHaveCount(0);
    await box.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(box).toHaveValue("my kne");
    await expect(box).toHaveAttribute("aria-expanded", "false");

    await box.pressSequentially("e");
    await expect(list).toBeVisible();
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\/?\?q=my\+knee$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("my knee");

    const again = page.getByRole("main").locator("input[name=q]");
    await again.fill("chest pai");
    await again.fill("chest pain");
    await expect(list.getByRole("option").first()).toContainText("Call 911");
    await expect(page.getByRole("alert").filter({ hasText: "Call 911" })).toBeAttached();
    await again.fill("want to die");
    await expect(list.getByRole("option").first()).toContainText("Call 988");
    await expect(list.getByRole("option").filter({ hasNotText: /988|911|emergency department/ })).toHaveCount(
      0,
    );
    await again.fill("willow b");
    await expect(list.getByRole("option").first()).toContainText("Willow Bend");
    await again.press("ArrowDown");
    await again.press("Enter");
    await expect(page).toHaveURL(/\/location\/willow-bend-clinic$/);
  });

  test("the header's box suggests too, and a click opens the suggestion", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto("/about-us");
    await page.locator("header input[name=q]").pressSequentially("cardiol");
    const cardiology = page
      .getByRole("listbox")
      .getByRole("option", { name: /^Cardiology/ })
      .first();
    await expect(cardiology).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await cardiology.click();
    await expect(page).toHaveURL(/\/specialty\/cardiology$/);
    await expect(page.locator("header input[name=q]")).toHaveValue("");
  });
});

test("shows the rule that led there, and marks the matches", async ({ page }) => {
  await page.goto("/search/?q=heart+doctor");
  const rule = page.getByRole("list", { name: "What your words led to" });
  const leads = rule.getByRole("listitem").filter({ hasText: "heart doctor" });
  await expect(leads.first()).toContainText("Cardiology");
  await expect(page.getByRole("heading", { name: "Best matches" })).toBeVisible();
  await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
});
