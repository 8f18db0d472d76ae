import { expect, test } from "vitest";
import { registerTags } from "~/platform/cache/page-reads";
import { testApp } from "../../../test/web-app";

const app = await testApp({
  pages: {
    async render() {
      registerTags("page");
      return new Response("<h1>A page</h1>", { headers: { "content-type": "text/html" } });
    },
    declarations: (path) => ({ personal: path.startsWith("/payment"), acceptsPost: false }),
  },
});
const inAdvance = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(app.url + path, { headers: { "sec-purpose": "prefetch;prerender", ...headers } })).status;

test("a public page is sent in advance, but no private page, admin page, or API response", async () => {
  expect(await inAdvance("/about-us")).toBe(200);
  for (const path of ["/payment/return", "/preview/t0ken", "/admin", "/admin/pages", "/api/specialty/list"])
    expect(await inAdvance(path), path).toBe(403);
  expect((await fetch(`${app.url}/payment/return`)).status).toBe(200);
});

test("nothing is sent in advance to a visitor who saves data, not even from memory", async () => {
  for (const _ of ["rendered", "cached"]) {
    expect(await inAdvance("/contact-us", { "save-data": "on" })).toBe(403);
    expect((await fetch(`${app.url}/contact-us`, { headers: { "save-data": "on" } })).status).toBe(200);
  }
});
