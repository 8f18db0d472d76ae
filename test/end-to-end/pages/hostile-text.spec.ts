import type { Page } from "@playwright/test";
import { sanitizeRichText } from "~/platform/sanitize/sanitize-rich-text";
import { prepareRichText } from "~/ui/rich-text/prepare-rich-text";
import { hostileHtml } from "../../hostile-html";
import { allowedAttributes, allowedProtocols } from "../../read-sanitized";
import { expect, test } from "../fixtures";

/** Additions of `prepareRichText`. */
const ADDED: Record<string, string[]> = {
  a: ["target", "rel", "data-emit"],
  span: ["class"],
  table: ["tabindex"],
};

test("hostile rich text runs nothing and requests nothing, and none of its elements leaves its place", {
  tag: ["@desktop", "@script"],
}, async ({ page, baseURL }) => {
  let hits = 0;
  await page.exposeFunction("hit", () => {
    hits += 1;
  });
  page.on("dialog", (dialog) => {
    hits += 1;
    void dialog.dismiss();
  });
  // Leaves the policy of the page that the browser shows.
  await page.goto("about:blank");
  const show = (texts: string[]) => page.setContent(documentOf(baseURL ?? "", texts));

  await show(['<img src="data:," onerror="hit()">']);
  await expect.poll(() => hits, "a payload that is not sanitized runs").toBe(1);

  const payloads = Object.values(hostileHtml).flat();
  const texts = payloads.map((payload) => prepareRichText(sanitizeRichText(payload)));
  await show(texts);
  const places = await placesIn(page);
  expect(places).toHaveLength(payloads.length);
  for (const [index, { elements, protocols }] of places.entries()) {
    const payload = payloads[index];
    for (const { name, attributes } of elements) {
      const allowed = [...(allowedAttributes[name] ?? []), ...(ADDED[name] ?? [])];
      expect(allowedAttributes, payload).toHaveProperty(name);
      expect(allowed, payload).toEqual(expect.arrayContaining(attributes));
    }
    for (const protocol of protocols) expect(allowedProtocols, payload).toContain(protocol);
  }
  expect(hits).toBe(1);
});

/** A page without a policy, which would hide what the sanitizer misses. */
function documentOf(base: string, texts: string[]): string {
  const places = texts.map((text) => `<div data-place>${text}</div>`).join("");
  return `<!doctype html><html><head><base href="${base}/page"></head><body><main>${places}</main></body></html>`;
}

/**
 * The browser's parse of each text: as part of a document, and after serializing and parsing it
 * again.
 */
function placesIn(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main > [data-place]")].map((place) => {
      const fragment = document.createElement("div");
      fragment.innerHTML = place.innerHTML;
      const all = [place, fragment].flatMap((one) => [...one.querySelectorAll("*")]);
      return {
        elements: all.map(({ tagName, namespaceURI, attributes }) => ({
          name:
            namespaceURI === "http://www.w3.org/1999/xhtml" ? tagName.toLowerCase() : `foreign ${tagName}`,
          attributes: [...attributes].map(({ name }) => name),
        })),
        protocols: all.flatMap((one) =>
          one instanceof HTMLAnchorElement && one.hasAttribute("href") ? one.protocol : [],
        ),
      };
    }),
  );
}
