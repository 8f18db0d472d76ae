import type { Locator, Page } from "@playwright/test";
import { accessibilityProblems } from "../axe";
import { expect, test } from "../fixtures";
import { callApi, chooseFile, newName, picture, publish, saved, signIn, type TestFile } from "./staff";

interface Answer {
  item: { id: string; revision: number; data: Record<string, unknown> };
}

test.describe("the library of pictures", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("accepts several at once, rejects a bad one, asks for descriptions, and keeps them in a folder", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 409/);
    await signIn(page);
    await page.goto("/admin/images");
    const folder = newName("Harvest");
    await page.getByRole("button", { name: "New folder" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill(folder);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: folder, exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );

    const [barn, field] = [`${newName("barn")}.png`, `${newName("field")}.png`];
    const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Not a picture") };
    await drop(page.getByText("Drop pictures here, or paste them"), [await picture(barn, "#a03020"), notes]);
    await page
      .getByLabel("Choose pictures", { exact: true })
      .setInputFiles([await picture(field, "#d0b040")]);
    const uploads = page.getByRole("list", { name: "Uploads" });
    await expect(uploads.getByRole("alert")).toContainText("A .txt file cannot be used as a picture");
    await expect(uploads.getByText("Needs a description")).toHaveCount(2);

    const words = uploads.getByRole("textbox", { name: `What does it show? (${barn})` });
    await words.fill("A red barn behind a field of oats");
    await words.press("Enter");
    await expect(uploads.getByText("ready to use")).toHaveCount(1);

    const pictures = page.getByRole("list", { name: "Images" });
    await expect(pictures.getByRole("link")).toHaveCount(2);

    const copy = { ...(await picture(barn, "#a03020")), name: "copy-of-the-barn.png" };
    await page.getByLabel("Choose pictures", { exact: true }).setInputFiles([copy]);
    const known = uploads.getByRole("listitem").filter({ hasText: copy.name });
    await expect(known).toContainText("Already in the library");
    await expect(known.getByRole("link", { name: barn })).toBeVisible();
    await expect(pictures.getByRole("link")).toHaveCount(2);
    await known.getByRole("button", { name: "Add it again" }).press("Enter");
    await expect(known.getByRole("textbox", { name: `What does it show? (${copy.name})` })).toBeVisible();
    await expect(pictures.getByRole("link")).toHaveCount(3);
    await known.getByRole("button", { name: "Remove" }).press("Enter");
    await page.getByRole("checkbox", { name: `Select ${copy.name}` }).check();
    await page.getByRole("button", { name: "Move to…" }).press("Enter");
    await page.getByRole("menuitem", { name: "No folder" }).press("Enter");
    await expect(pictures.getByRole("link")).toHaveCount(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Without description" }).press("Enter");
    await expect(pictures.getByRole("link")).toHaveCount(1);
    await expect(pictures.getByRole("link", { name: field })).toBeVisible();

    await page.getByRole("checkbox", { name: `Select ${field}` }).check();
    await page.getByRole("button", { name: "Move to…" }).press("Enter");
    await page.getByRole("menuitem", { name: "No folder" }).press("Enter");
    // The notice before it may still be shown.
    await expect(page.getByText("1 picture removed from the folder.").last()).toBeVisible();
    await page.getByRole("button", { name: "Without description" }).press("Enter");
    await expect(pictures.getByRole("link")).toHaveCount(1);

    await page.getByRole("button", { name: `Rename or delete ${folder}` }).press("Enter");
    await page.getByRole("menuitem", { name: /^Delete/ }).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "still used by" })).toBeVisible();
  });

  test("accepts a picture from the clipboard; a refused upload can be tried again", {
    tag: "@test-all",
  }, async ({ page, expectProblem }) => {
    expectProblem(/status of 503/);
    await signIn(page);
    await page.goto("/admin/images");
    await page.getByRole("button", { name: "Choose pictures…" }).waitFor();
    const mill = await picture(`${newName("mill")}.png`, "#705030");
    const busy = { error: { code: "UNAVAILABLE", message: "The library is busy. Try again in a minute." } };
    await page.route("**/images/upload", (route) => route.fulfill({ status: 503, json: busy }));
    await page.getByLabel("Choose pictures", { exact: true }).setInputFiles([mill]);
    const row = page.getByRole("list", { name: "Uploads" }).getByRole("listitem");
    await expect(row.getByRole("alert")).toContainText("The library is busy. Try again in a minute.");
    await page.unroute("**/images/upload");
    await row.getByRole("button", { name: `Try again with ${mill.name}` }).press("Enter");
    await expect(row.getByText("Needs a description")).toBeVisible();
    await row.getByRole("button", { name: `Remove ${mill.name} from this list` }).press("Enter");

    const pasted = await picture(`${newName("pasted")}.png`, "#306090");
    const data = await transfer(page, [pasted]);
    await page.evaluate((clipboardData) => {
      document.body.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, data);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(pasted.name);
    await expect(row.getByText("Needs a description")).toBeVisible();
  });

  test("the focus point is set by arrow keys, and applied to the crop", { tag: "@test-all" }, async ({
    page,
  }) => {
    await signIn(page);
    const { id } = await uploaded(page, await picture(`${newName("clinic")}.png`, "#508050"), "The clinic");
    await page.goto(`/admin/images/${id}`);
    const point = page.getByRole("slider", { name: "What must stay visible" });
    await point.focus();
    for (const key of ["ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "Shift+ArrowUp"])
      await page.keyboard.press(key);
    await expect(point).toHaveAttribute("aria-valuetext", "40% from the left, 39% from the top");
    const crops = page.getByRole("list", { name: "How it is cropped" }).locator("img");
    await expect(crops).toHaveCount(3);
    for (const crop of await crops.all()) await expect(crop).toHaveCSS("object-position", "40% 40%");
    await saved(page);
    const { item } = await callApi<Answer>(page, "GET", `/api/admin/images/${id}`);
    expect(item.data).toMatchObject({ focalX: 40, focalY: 39 });
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("by keyboard: a picture is cropped to a square, and shown whole again", async ({ page }) => {
    await signIn(page);
    const item = await uploaded(page, await picture(`${newName("wing")}.png`, "#508090"), "The new wing");
    const isStored = async () => (await page.request.get(String(item.data.src))).headers()["cache-control"];
    await expect.poll(isStored).not.toBe("no-store");
    await page.goto(`/admin/images/${item.id}`);
    await page.getByRole("button", { name: "Crop…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Crop the picture" });
    await dialog.getByRole("radio", { name: "1:1" }).press("Space");
    await expect(dialog.getByRole("status")).toHaveText("600 × 600 pixels");
    const frame = dialog.getByRole("group", { name: "The part that is shown" });
    const left = dialog.getByRole("textbox", { name: "From the left" });
    await expect(left).toHaveValue("16.7 %");
    await frame.press("Control+ArrowLeft");
    await expect(left).not.toHaveValue("16.7 %");
    await dialog.getByRole("textbox", { name: "Width" }).fill("40");
    await expect(dialog.getByRole("status")).toHaveText("360 × 360 pixels");
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Crop it on the site" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("360 × 360 pixels")).toBeVisible();
    const { item: cropped } = await callApi<Answer>(page, "GET", `/api/admin/images/${item.id}`);
    expect(cropped.data).toMatchObject({ width: 360, height: 360, wholeSrc: item.data.src });
    await page.getByRole("button", { name: "Reset crop" }).press("Enter");
    await expect(page.getByText("900 × 600 pixels")).toBeVisible();
  });

  test("by keyboard: a provider’s photo is replaced in place, and stays while it is shown", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 409/);
    await signIn(page);
    const name = newName("Greta Olsen");
    const slug = name.toLowerCase().replaceAll(" ", "-");
    const portrait = await picture(`${newName("greta")}.png`, "#805060");
    const photo = await uploaded(page, portrait, "Greta Olsen in the birth place");
    const [locations, specialties] = [await anyOf(page, "locations"), await anyOf(page, "specialties")];
    const data = { name, slug, position: "Midwife", locations, specialties, profileImage: photo.id };
    const { item } = await callApi<Answer>(page, "POST", "/api/admin/staffmembers", { data });
    await publish(page, "staffmembers", item);
    const before = await shownPhoto(page, slug);

    await page.goto(`/admin/images/${photo.id}`);
    await expect(page.getByRole("link", { name })).toBeVisible();
    const other = await picture("greta-new.png", "#506080", { width: 640, height: 800 });
    await chooseFile(page.getByRole("button", { name: "Replace…" }), other);
    const dialog = page.getByRole("dialog", { name: "Replace this picture?" });
    await expect(dialog.locator("img")).toHaveCount(2);
    await dialog.getByRole("button", { name: "Replace it on the site" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("640 × 800 pixels")).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: "More actions" }).press("Enter");
    await page.getByRole("menuitem", { name: "Move to trash" }).press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: `still used by “${name}”` })).toBeVisible();

    const after = await shownPhoto(page, slug);
    expect(after.address).not.toBe(before.address);
    expect([before.size, after.size]).toEqual(["900x600", "640x800"]);
  });
});

test.describe("a picture without a description", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard: choosing it asks for its description, and the checklist leads to the field, which asks, too", async ({
    page,
  }) => {
    await signIn(page);
    const [lamp, pattern] = [`${newName("lamp")}.png`, `${newName("pattern")}.png`];
    const lampFile = await picture(lamp, "#305080");
    await uploaded(page, lampFile, "");
    await uploaded(page, await picture(pattern, "#807050"), "");
    await page.goto("/admin/blog/new");
    await page.locator("[name=title]").fill(newName("Lamps"));

    const picker = page.getByRole("dialog", { name: "Choose a picture" });
    await page.getByRole("button", { name: /^Choose a picture for/ }).press("Enter");
    await picker.getByRole("button", { name: pattern }).press("Enter");
    await expect(picker.getByRole("textbox", { name: `What does it show? (${pattern})` })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await picker.getByRole("button", { name: "Back to the library" }).press("Enter");
    await expect(picker.getByRole("button", { name: pattern })).toBeFocused();
    await page.keyboard.press("Enter");
    await picker.getByRole("checkbox", { name: /^Decorative/ }).press("Space");
    await picker.getByRole("button", { name: "Mark as decorative and publish" }).press("Enter");
    await expect(picker).toBeHidden();
    await expect(page.getByText("Decorative", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: /^Change for/ }).press("Enter");
    await picker.getByRole("button", { name: lamp }).press("Enter");
    await picker.getByRole("button", { name: "Use it, and describe it later" }).press("Enter");
    await saved(page);
    const entry = page.getByRole("button", { name: `fill in “Alternative text” of “${lamp}”` });
    await entry.press("Enter");
    await page.getByRole("button", { name: `Describe it (${lamp})` }).press("Enter");
    const words = page.getByRole("textbox", { name: `What does it show? (${lamp})` });
    await words.fill("A lamp in the window of the clinic");
    await words.press("Enter");
    await expect(page.getByText("A lamp in the window of the clinic")).toBeVisible();
    await expect(entry).toBeHidden();

    await page.getByRole("button", { name: /^Remove the picture of/ }).press("Enter");
    await page.getByRole("button", { name: /^Choose a picture for/ }).press("Enter");
    await chooseFile(picker.getByRole("button", { name: "Choose pictures…" }), {
      ...lampFile,
      name: "x.png",
    });
    await expect(page.getByText(`This picture is already in the library, as “${lamp}”.`)).toBeVisible();
    await expect(picker).toBeHidden();
    await expect(page.getByText("A lamp in the window of the clinic")).toBeVisible();
  });
});

test("an upload can be used once its description is saved, and not before", {
  tag: ["@script", "@staff"],
}, async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.goto("/admin/blog/new");
  await page.locator("[name=title]").fill(newName("Harvest"));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/admin/images/*/publish", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: /^Choose a picture for/ }).press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  const field = picture(`${newName("harvest")}.png`, "#a08040");
  await chooseFile(picker.getByRole("button", { name: "Choose pictures…" }), await field);
  const words = picker.getByRole("textbox", { name: /^What does it show/ });
  await words.fill("A combine in a field of wheat");
  await words.press("Enter");

  const use = picker.getByRole("button", { name: /^Use it/ });
  await expect(use).toBeDisabled();
  release();
  await use.click();
  await expect(picker).toBeHidden();
  await expect(page.getByText("A combine in a field of wheat")).toBeVisible();
});

test.describe("a picture within a text", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard: a picture is chosen, gets a caption, is moved, and is on the page with its description", async ({
    page,
  }) => {
    await signIn(page);
    const barn = `${newName("barn")}.png`;
    await uploaded(page, await picture(barn, "#903020"), "A red barn");
    const title = newName("Barns");
    const data = { title, slug: title.toLowerCase().replaceAll(" ", "-"), description: "About barns." };
    const { item } = await callApi<Answer>(page, "POST", "/api/admin/blog", { data });
    await page.goto(`/admin/blog/${item.id}`);

    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await text.focus();
    await page.keyboard.type("Before the picture.");
    await page.getByRole("button", { name: "Add a picture" }).press("Enter");
    const picker = page.getByRole("dialog", { name: "Choose a picture" });
    await picker.getByRole("searchbox", { name: "Search the pictures" }).fill(barn);
    await picker.getByRole("button", { name: "A red barn", exact: true }).press("Enter");
    await expect(picker).toBeHidden();
    await expect(text.getByRole("img", { name: "A red barn" })).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.type("Seen in May");
    await page.keyboard.press("Enter");
    await page.keyboard.type("After the picture.");
    await page.keyboard.press("ArrowUp");
    await page.getByRole("button", { name: "Change the picture" }).press("Enter");
    await page.getByRole("menuitem", { name: "Move it up" }).press("Enter");
    await expect(text.locator("> :first-child")).toContainText("Seen in May");
    expect(await accessibilityProblems(page)).toEqual([]);
    await saved(page);

    const { item: written } = await callApi<Answer>(page, "GET", `/api/admin/blog/${item.id}`);
    await publish(page, "blog", written);
    await page.goto(`/blog/${data.slug}`);
    const figure = page.getByRole("figure").filter({ hasText: "Seen in May" });
    await expect(figure.getByRole("img", { name: "A red barn" })).toHaveAttribute("loading", "lazy");
    await figure.scrollIntoViewIfNeeded();
    await expect
      .poll(() => figure.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test("by keyboard: a picture within a text shows another picture above the same caption, is moved down, and is removed", {
  tag: ["@script", "@staff"],
}, async ({ page }) => {
  test.slow();
  await signIn(page);
  const [silo, mill] = [`${newName("silo")}.png`, `${newName("mill")}.png`];
  const { id } = await uploaded(page, await picture(silo, "#603080"), "A silo");
  await uploaded(page, await picture(mill, "#308060"), "A mill");
  const title = newName("Silos");
  const figure = `<figure><img data-picture="${id}"><figcaption>By the river</figcaption></figure>`;
  const data = {
    title,
    slug: title.toLowerCase().replaceAll(" ", "-"),
    description: "About silos.",
    body: `<p>Above.</p>${figure}<p>Below.</p>`,
  };
  const { item } = await callApi<Answer>(page, "POST", "/api/admin/blog", { data });
  await page.goto(`/admin/blog/${item.id}`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("ArrowDown");

  const change = page.getByRole("button", { name: "Change the picture" });
  await change.press("Enter");
  await page.getByRole("menuitem", { name: "Show another picture" }).press("Enter");
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  await picker.getByRole("searchbox", { name: "Search the pictures" }).fill(mill);
  await picker.getByRole("button", { name: "A mill", exact: true }).press("Enter");
  await expect(text.getByRole("figure").getByRole("img", { name: "A mill" })).toBeVisible();
  await expect(text.getByRole("figure")).toContainText("By the river");
  await expect(text.getByRole("img", { name: "A silo" })).toHaveCount(0);

  await change.press("Enter");
  await page.getByRole("menuitem", { name: "Move it down" }).press("Enter");
  await expect(text.locator("> :nth-child(2)")).toHaveText("Below.");
  await expect(text.locator("> :nth-child(3)")).toContainText("By the river");

  await change.press("Enter");
  await page.getByRole("menuitem", { name: "Remove it from the text" }).press("Enter");
  await expect(text.getByRole("figure")).toHaveCount(0);
  await expect(text).toContainText("Above.");
  await expect(text).toContainText("Below.");
  await saved(page);
});

test.describe("the library of documents", { tag: ["@script", "@staff"] }, () => {
  test.slow();

  test("by keyboard: a document is added, has a permanent link, and a text links to it", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin/files");
    const title = newName("guide");
    const pdf = {
      name: `${title}.pdf`,
      mimeType: "application/pdf",
      buffer: Buffer.from(
        `%PDF-1.4\n1 0 obj<</Type/Catalog/Lang(en)/StructTreeRoot<</K[<</S/P>>]>>>>endobj\n2 0 obj<</Title(${title})>>endobj\ntrailer<</Root 1 0 R/Info 2 0 R>>\n%%EOF\n`,
      ),
    };
    await chooseFile(page.getByRole("button", { name: "Choose documents…" }), pdf);
    await expect(page.getByText("ready to use")).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: title });
    await expect(row).toContainText("PDF");
    await expect(row.getByRole("button", { name: `Copy link of ${title}` })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await row.getByRole("link", { name: title }).press("Enter");
    const address = (await page.locator("code").textContent()) ?? "";
    expect(address).toMatch(/^\/download\/guide-/);
    expect((await page.request.get(address)).headers()["content-type"]).toBe("application/pdf");
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.goto("/admin/blog/new");
    await page.getByRole("button", { name: "Link", exact: true }).first().press("Enter");
    await page.getByLabel("Link to").selectOption({ label: "A document from the library" });
    await page.getByRole("button", { name: "Choose a document" }).press("Enter");
    const picker = page.getByRole("dialog", { name: "Choose a document" });
    await picker.getByRole("button", { name: new RegExp(title) }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await picker.getByRole("button", { name: new RegExp(title) }).press("Enter");
    await expect(page.getByText(address)).toBeVisible();
  });
});

/** One record of a type, as the value of a field with several references. */
async function anyOf(page: Page, apiName: string): Promise<string[]> {
  // The oldest public one: the demo hospital's own, not a draft that another test uses.
  const path = `/api/admin/${apiName}?pageSize=1&status=live&sort=updatedAt`;
  const { items } = await callApi<{ items: { id: string }[] }>(page, "GET", path);
  return items.map(({ id }) => id);
}

/** The browser's own data object for a drag of these files. */
async function transfer(page: Page, files: TestFile[]) {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  return page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, mimeType, bytes } of given)
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    return data;
  }, plain);
}

async function drop(target: Locator, files: TestFile[]): Promise<void> {
  const dataTransfer = await transfer(target.page(), files);
  for (const step of ["dragenter", "dragover", "drop"]) await target.dispatchEvent(step, { dataTransfer });
}

/** A described picture in the library, uploaded without the screen. */
async function uploaded(page: Page, { name, buffer }: TestFile, alt: string): Promise<Answer["item"]> {
  const answer: Answer = await page.evaluate(
    async ({ fileName, bytes, words }) => {
      const body = new FormData();
      body.set("alt", words);
      body.set("file", new File([new Uint8Array(bytes)], fileName));
      const token = JSON.parse(localStorage.getItem("apiToken") ?? "null");
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch("/api/admin/images/upload", { method: "POST", headers, body })).json();
    },
    { fileName: name, bytes: [...buffer], words: alt },
  );
  return answer.item;
}

/** The photograph on a provider's public page, once it has really loaded. */
async function shownPhoto(page: Page, slug: string): Promise<{ address: string; size: string }> {
  await page.goto(`/provider/${slug}`);
  const photo = page.getByRole("main").locator("picture img").first();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return photo.evaluate((img: HTMLImageElement) => ({
    address: img.currentSrc,
    size: `${img.getAttribute("width")}x${img.getAttribute("height")}`,
  }));
}
