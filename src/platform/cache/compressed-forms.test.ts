import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { CompressedForms } from "./compressed-forms";

const text = Buffer.from(Array.from({ length: 2_000 }, (_, at) => `<li>Item ${at * 7919}</li>`).join(""));
const restore = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(["br", "gzip"] as const)(
  "makes %s when it is first requested, and a smaller one after the second request",
  async (encoding) => {
    const forms = new CompressedForms(text);
    expect(forms[encoding]).toBeUndefined();
    const making = forms.request(encoding);
    expect(making).toBeInstanceOf(Promise);
    await making;
    const quick = forms[encoding] ?? Buffer.alloc(0);
    expect(restore[encoding](quick)).toEqual(text);
    expect(forms[encoding === "br" ? "gzip" : "br"], "nobody requested the other").toBeUndefined();

    expect(forms.request(encoding)).toBeUndefined();
    expect(forms[encoding], "sent until the best one exists").toBe(quick);
    const best = await vi.waitUntil(() => forms[encoding] !== quick && forms[encoding]);
    expect(best.length).toBeLessThan(quick.length);
    expect(restore[encoding](best)).toEqual(text);

    expect(forms.request(encoding)).toBeUndefined();
    expect(forms[encoding]).toBe(best);
  },
);

test("requests that come at the same time wait for the same form", async () => {
  const forms = new CompressedForms(text);
  const [first, second] = [forms.request("br"), forms.request("br")];
  await first;
  const made = forms.br;
  await second;
  expect(forms.br).toBe(made);
});

test("offers no form of a text that would hardly become smaller", () => {
  const forms = new CompressedForms(Buffer.from("Not found."));
  expect([forms.offers("br"), forms.offers("gzip")]).toEqual([false, false]);
  expect(new CompressedForms(text).offers("br")).toBe(true);
});
