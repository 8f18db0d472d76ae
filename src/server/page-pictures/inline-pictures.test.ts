import { randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { FileStorage, StoredFile } from "~/platform/storage/file-storage";
import { bytesOf, byteText } from "../byte-text";
import { createPictureInliner } from "./inline-pictures";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0 5 5" fill="#0c5a52"/></svg>\n';

function storageWith(files: Record<string, string>) {
  const get = vi.fn(async (key: string): Promise<StoredFile | null> => {
    const text = files[key];
    if (text === undefined) throw new Error("The storage does not respond.");
    return { bytes: Buffer.from(text), contentType: "image/svg+xml" };
  });
  return { get } as Partial<FileStorage> as FileStorage & { get: typeof get };
}

const image = (address: string, rest = ' fetchPriority="high"', source = "") =>
  byteText(`<p>Read me.</p><picture>${source}<img src="${address}" alt=""${rest}/></picture>`);

test("a drawing at the top of a page is inlined as a readable data URL", async () => {
  const html = await createPictureInliner()(image("/files/a.svg"), storageWith({ "a.svg": DRAWING }));
  const address = html.match(/src="([^"]*)"/)?.[1] ?? "";
  expect(address).not.toMatch(/[\s<>#&]/);
  expect(await (await fetch(address)).text()).toBe(DRAWING.trim());
});

test("a drawing keeps its letters, whatever their bytes", async () => {
  // The second byte of à looks like a no-break space.
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>“Voilà” à Zürich</title></svg>';
  const html = await createPictureInliner()(image("/files/a.svg"), storageWith({ "a.svg": drawing }));
  const page = bytesOf(html).toString("utf8");
  const address = page.match(/src="([^"]*)"/)?.[1] ?? "";
  expect(await (await fetch(address)).text()).toBe(drawing);
});

test("of two crops, the one for phones is inlined", async () => {
  const source = '<source media="(max-width: 480px)" srcSet="/files/tall.svg"/>';
  const html = await createPictureInliner()(
    image("/files/wide.svg", undefined, source),
    storageWith({ "tall.svg": DRAWING }),
  );
  expect(html).toMatch(/srcSet="data:image\/svg\+xml,[^" ]+".*src="\/files\/wide[.]svg"/);
});

test.each([
  ["a picture further down", image("/files/a.svg", ' loading="lazy"')],
  ["a photograph", image("/files/a.avif")],
  ["a photograph with sizes", image("/files/a.avif", ' srcSet="/files/b.avif 480w" fetchPriority="high"')],
  ["a picture of the build", image("/assets/a.svg")],
  ["a picture that cannot be read", image("/files/missing.svg")],
  ["a large drawing", image("/files/large.svg")],
])("%s stays a file", async (_, html) => {
  const files = { "a.svg": DRAWING, "large.svg": randomBytes(20_000).toString("hex") };
  expect(await createPictureInliner()(html, storageWith(files))).toBe(html);
});

test("a drawing is read once", async () => {
  const storage = storageWith({ "a.svg": DRAWING });
  const inline = createPictureInliner();
  const first = await inline(image("/files/a.svg"), storage);
  expect(await inline(image("/files/a.svg"), storage)).toBe(first);
  expect(storage.get).toHaveBeenCalledTimes(1);
});

test("while the storage does not respond, pages do not wait for it again", async () => {
  const get = vi.fn(() => new Promise<null>(() => {}));
  const storage = { get } as Partial<FileStorage> as FileStorage;
  const inline = createPictureInliner();
  expect(await inline(image("/files/a.svg"), storage)).toBe(image("/files/a.svg"));
  expect(await inline(image("/files/b.svg"), storage)).toBe(image("/files/b.svg"));
  expect(get).toHaveBeenCalledTimes(1);
});
