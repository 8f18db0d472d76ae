import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { tabAndPress } from "../keyboard";
import { callApi, newName, signIn } from "./staff";

interface Created {
  item: { id: string };
}

interface Listed {
  items: { id: string; title: string }[];
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview of the draft"]');

/** The id of a record of the demo hospital. */
async function idOf(page: Page, apiName: string, title: string): Promise<string> {
  const { items } = await callApi<Listed>(
    page,
    "GET",
    `/api/admin/${apiName}?q=${encodeURIComponent(title)}`,
  );
  const found = items.find((item) => item.title === title);
  if (!found) throw new Error(`There is no “${title}”.`);
  return found.id;
}

test.describe("the preview of a draft", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard: a draft is shown on its page at each width, and the preview says what a draft lacks", async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/status of 400/);
    await signIn(page);
    const unfinished = await callApi<Created>(page, "POST", "/api/admin/classes", {
      data: { title: newName("A class without a day") },
    });
    await page.goto(`/admin/classes/${unfinished.item.id}`);
    await page.getByRole("button", { name: "Preview", exact: true }).press("Enter");
    const preview = page.getByRole("dialog", { name: "Preview" });
    await expect(preview.getByRole("alert")).toContainText("Fill in");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();

    const title = newName("A path through the garden");
    const draft = await callApi<Created>(page, "POST", "/api/admin/newsitem", { data: { title } });
    await page.goto(`/admin/newsitem/${draft.item.id}`);
    await page.getByRole("textbox", { name: /^Summary/ }).fill("It opens in spring.");
    await page.getByRole("textbox", { name: /^Text( |$)/ }).fill("Bring your own chair.");
    await page.getByRole("button", { name: "Preview", exact: true }).press("Enter");
    const shown = frameOf(page);
    await expect(shown.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(shown.getByText("Bring your own chair.")).toBeVisible();
    // The draft in the frame is a document with landmarks of its own.
    expect(await accessibilityProblems(page, { without: ["landmark-unique"] })).toEqual([]);

    for (const [name, width] of [
      ["Phone", 360],
      ["Tablet", 768],
      ["Desktop", 1280],
    ] as const) {
      await preview.getByRole("radio", { name }).press(" ");
      await expect.poll(() => shown.locator("html").evaluate(() => innerWidth)).toBe(width);
    }
    const path = new URL(await shown.locator("html").evaluate(() => location.href));
    await tabAndPress(page, preview.getByRole("button", { name: "Close" }));
    await expect(preview).toBeHidden();
    await expect.poll(async () => (await request.get(path.href)).status()).toBe(404);
  });

  test("a draft runs the published page's scripts, its forms send nothing, and its links open the published site", async ({
    page,
    context,
  }) => {
    await signIn(page);
    const image = await callApi<Listed>(page, "GET", "/api/admin/images?status=live");
    const slide = {
      type: "image",
      image: image.items[0]?.id,
      video: null,
      captions: null,
      hasNoSpeech: false,
      caption: "A hall",
    };
    const path = `/${newName("preview")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")}`;
    const blocks = [
      { type: "gallery", props: { heading: "A look around", slides: [slide] } },
      { type: "richText", props: { html: '<p><a href="/about-us">About us</a></p>' } },
      { type: "form", props: { heading: "Write to us", form: await idOf(page, "forms", "Write to us") } },
    ];
    const { item } = await callApi<Created>(page, "POST", "/api/admin/pages", {
      data: { path, title: "A page to try", blocks },
    });
    const sent: string[] = [];
    page.on("request", (one) => {
      const { pathname } = new URL(one.url());
      if (one.method() !== "GET" && !pathname.startsWith("/api/admin/"))
        sent.push(`${one.method()} ${pathname}`);
    });

    await page.goto(`/admin/pages/${item.id}`);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const shown = frameOf(page);
    await shown.locator("[data-gallery] a").first().click();
    await expect(shown.getByRole("dialog")).toBeVisible();
    await shown
      .getByRole("dialog")
      .getByRole("button", { name: /^Close/ })
      .click();

    const form = shown.getByRole("form", { name: "Write to us" });
    await form.getByLabel("First name").fill("Ada");
    await form.getByLabel("Last name").fill("Berg");
    await form.getByRole("radio", { name: "A bill" }).check();
    await form.getByLabel("Your message").fill("Only a trial.");
    await form.getByLabel(/not urgent/).check();
    await form.getByRole("button", { name: "Send your message" }).click();
    await expect(form.getByRole("alert", { name: "Your form was not sent" })).toContainText(
      "This is a draft, so nothing was sent.",
    );
    expect(sent).toEqual([]);

    const opened = context.waitForEvent("page");
    await shown.getByRole("main").getByRole("link", { name: "About us" }).click();
    const other = await opened;
    await expect(other).toHaveURL(/\/about-us$/);
    await expect(shown.getByRole("heading", { name: "A look around" })).toBeVisible();
  });

  test("a link that is pressed before the draft's scripts run does not replace the draft", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
    await signIn(page);
    const news = await callApi<Listed>(page, "GET", "/api/admin/newsitem?status=live");
    const [item] = news.items;
    await page.goto(`/admin/newsitem/${item?.id}`);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const shown = frameOf(page);
    const heading = shown.getByRole("heading", { level: 1, name: item?.title ?? "" });
    await expect(heading).toBeVisible();
    const again = page.waitForRequest((one) => new URL(one.url()).pathname.startsWith("/preview/"));
    // Navigates like a link without scripts.
    await shown.locator("html").evaluate(() => location.assign("/about-us"));
    await again;
    await expect(heading).toBeVisible();
  });
});
