import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "../fixtures";
import { administrator } from "./administrator";

/**
 * Signs in the administrator, or a colleague, like the sign-in form, without showing it: stores what a
 * browser stores. The page is then at a plain text of the site.
 */
export async function signIn(
  page: Page,
  person: { email: string; password: string } = administrator,
): Promise<void> {
  const { email, password } = person;
  const answer = await page.request.post("/api/admin/session", { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto("/robots.txt");
  await page.evaluate(
    (kept) => {
      for (const key of ["user", "apiToken"]) localStorage.setItem(key, JSON.stringify(kept[key]));
    },
    await answer.json(),
  );
}

/**
 * A second browser with the same person's session: to the server another editor, who read the record
 * separately.
 */
export async function secondBrowser(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

/**
 * Another person at another desk, signed in. Pass the site's address if the test runner does not provide it.
 */
export async function personAt(
  browser: Browser,
  page: Page,
  person: { email: string; password: string },
  baseURL?: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signIn(other, person);
  return other;
}

/** Calls the admin API as the person signed in on the page; returns its JSON. */
export async function callApi<Answer>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  return page.evaluate(
    async ([verb, address, text]) => {
      const token = JSON.parse(localStorage.getItem("apiToken") ?? "null");
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const answer = await fetch(address, { method: verb, headers, body: text });
      if (!answer.ok) throw new Error(`${verb} ${address}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

/** Replaces the contents of a field, as a keyboard does. */
export async function typeInto(field: Locator, words: string): Promise<void> {
  await field.focus();
  await field.press("ControlOrMeta+a");
  await field.page().keyboard.insertText(words);
}

/** Opens a file dialog with a button, and chooses files in it. */
export async function chooseFile(button: Locator, ...files: TestFile[]): Promise<void> {
  const chooser = button.page().waitForEvent("filechooser");
  await button.press("Enter");
  await (await chooser).setFiles(files);
}

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one color. Its name is in its bytes, so that no other picture has the same. */
export async function picture(
  name: string,
  color: string,
  size = { width: 900, height: 600 },
): Promise<TestFile> {
  const buffer = await sharp({ create: { ...size, channels: 3, background: color } })
    .withExif({ IFD0: { ImageDescription: name } })
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

let number = 0;
/** A name that is unique in this run, and short: it is also shown in large letters. */
export function newName(words: string): string {
  number += 1;
  return `${words} q${process.env.TEST_WORKER_INDEX ?? ""}x${number}q`;
}

/** Waits until everything typed is on the server. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: /^(Saved \d|Everything is saved)/ })).toBeVisible();
}

/** Publishes a newly created record. */
export async function publish(page: Page, apiName: string, { id, revision }: Created["item"]): Promise<void> {
  await callApi(page, "POST", `/api/admin/${apiName}/${id}/publication`, { revision });
}

function addressOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

interface Created {
  item: { id: string; revision: number };
}

/** A draft of a specialty, complete enough to be published. */
export async function newSpecialty(page: Page, name: string): Promise<Created["item"]> {
  const data = { name, slug: addressOf(name), summary: "Care for feet.", about: "<p>Feet carry us.</p>" };
  return (await callApi<Created>(page, "POST", "/api/admin/specialties", { data })).item;
}

/** A page of the site with one paragraph, live at the returned address. */
export async function newPage(page: Page, title: string): Promise<Created["item"] & { path: string }> {
  const path = `/${addressOf(title)}`;
  const data = { path, title, description: `All about ${title}.`, blocks: [paragraph("As it was.")] };
  const { item } = await callApi<Created>(page, "POST", "/api/admin/pages", { data });
  return { ...item, path };
}

/** The only block of such a page. */
function paragraph(words: string) {
  return { type: "richText", props: { html: `<p>${words}</p>` } };
}
