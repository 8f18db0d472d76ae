import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress, tabAndType, tabTo } from "../keyboard";
import { colleagues } from "./colleagues";
import { newName, saved, signIn } from "./staff";

test.describe("marketing", { tag: ["@script", "@staff", "@desktop"] }, () => {
  test.slow();

  test("by keyboard: a press release, an article elsewhere, and a blog post with author and reviewer are on their pages, in the lists, and in the feeds", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await signIn(page, colleagues.writer);

    await page.goto("/admin/dashboard");
    await tabAndPress(page, menuLink(page, "Press Releases"));
    await tabAndPress(page, page.getByRole("link", { name: "New press release" }));
    const release = newName("A second ambulance for the county");
    const summary =
      "From January on, two crews answer calls at night, and nobody waits for the one that is out.";
    await tabAndType(page, page.getByRole("textbox", { name: "Title" }), release);
    await tabAndType(page, page.getByRole("textbox", { name: "Summary" }), summary);
    await tabAndType(page, text(page), "The county board voted for it on Tuesday.");
    expect(await accessibilityProblems(page)).toEqual([]);
    await publishIt(page);
    await page.goto(await publicAddress(page));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: release })).toBeVisible();
    await expect(main.getByText("Press release", { exact: true }).first()).toBeVisible();
    await expect(main.getByText(longDay(new Date())).first()).toBeVisible();
    await expect(main.getByText("The county board voted for it on Tuesday.")).toBeVisible();

    await page.goto("/admin/mediacoverages");
    await tabAndPress(page, page.getByRole("link", { name: /^(New|Write the first) media coverage$/ }));
    const article = newName("Night crews come to Alder County");
    const elsewhere = "https://www.countyledger.example/night-crews";
    await tabAndType(page, page.getByRole("textbox", { name: "Title" }), article);
    await tabAndType(page, page.getByRole("textbox", { name: "Where it appeared" }), "The County Ledger");
    const address = page.getByRole("textbox", { name: "Address of the article" });
    await tabAndType(page, address, "www.countyledger.example/night-crews");
    await expect(
      page.getByText("Enter an address that begins with https://.", { exact: true }).first(),
    ).toBeVisible();
    await expect(address).toHaveValue("www.countyledger.example/night-crews");
    expect(await accessibilityProblems(page)).toEqual([]);
    await tabAndType(page, address, elsewhere);
    await publishIt(page);

    await page.goto("/newsroom");
    const written = main.getByRole("listitem").filter({ hasText: article });
    await expect(written.getByRole("link", { name: article })).toHaveAttribute("href", elsewhere);
    await expect(written).toContainText("The County Ledger");
    await expect(main.getByRole("link", { name: release })).toBeVisible();
    const news = await feed(page, "/newsroom/feed.xml");
    for (const words of [release, summary, article, elsewhere]) expect(news).toContain(words);

    await page.goto("/admin/blog");
    await tabAndPress(page, page.getByRole("link", { name: "New blog post" }));
    const post = newName("When to call at night");
    await tabAndType(page, page.getByRole("textbox", { name: "Title" }), post);
    const description = "Fever, falls and chest pain: whom to call after dark, and what to have at hand.";
    await tabAndType(page, page.getByRole("textbox", { name: "Description" }), description);
    await tabAndType(page, text(page), "Write down what was taken, and when.");
    await tabAndType(page, page.getByRole("textbox", { name: "Written by" }), "Greta Lindqvist, PA-C");
    await tabAndType(page, page.getByRole("textbox", { name: /Medically reviewed by$/ }), "Elena Marsh");
    await expect(page.getByRole("option", { name: /Elena Marsh/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await saved(page);
    const lacking = "Fill in both the reviewer and the review date, or leave both empty.";
    await expect(page.getByRole("button", { name: lacking })).toBeVisible();
    await tabTo(page, page.getByLabel("Reviewed on"));
    // A date field accepts no text as a whole, so the value is set at once.
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await page.getByLabel("Reviewed on").fill(new Intl.DateTimeFormat("en-CA", ZONE).format(yesterday));
    expect(await accessibilityProblems(page)).toEqual([]);
    await publishIt(page);
    await page.goto(await publicAddress(page));
    await expect(main.getByRole("heading", { level: 1, name: post })).toBeVisible();
    await expect(main.getByText(`${longDay(new Date())}, by Greta Lindqvist, PA-C`)).toBeVisible();
    await expect(main.getByText(/^Medically reviewed by /)).toContainText(`on ${longDay(yesterday)}`);
    const reviewer = main.getByRole("link", { name: /^Elena Marsh/ });
    await expect(reviewer).toHaveAttribute("href", "/provider/elena-marsh");
    await page.goto("/blog");
    await expect(main.getByRole("link", { name: post })).toBeVisible();
    const posts = await feed(page, "/blog/feed.xml");
    for (const words of [post, description]) expect(posts).toContain(words);
    expect(posts, "news has its own").not.toContain(release);
  });
});

const ZONE = { timeZone: "America/Chicago" };

/** Formats a day as pages of the demo hospital do. */
function longDay(day: Date): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...ZONE }).format(day);
}

function menuLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Admin", exact: true }).getByRole("link", { name });
}

/** The text of an article in the rich text editor. */
function text(page: Page) {
  return page.getByRole("textbox", { name: /^Text( |$)/ });
}

/** Publishes once everything is saved and nothing is missing. */
async function publishIt(page: Page): Promise<void> {
  await saved(page);
  await expect(page.getByText("Ready to publish")).toBeVisible();
  const button = page.getByRole("button", { name: "Publish", exact: true });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
}

async function publicAddress(page: Page): Promise<string> {
  return (await page.getByRole("link", { name: /^View on the site/ }).getAttribute("href")) ?? "";
}

async function feed(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(200);
  return answer.text();
}
