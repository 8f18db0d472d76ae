import sharp from "sharp";
import { expect, test } from "vitest";
import type { FileStorage, StoredFile } from "~/platform/storage/file-storage";
import { testDatabase } from "../../../../test/database";
import { pendingImageFile } from "../shared/image/table";
import { encodeImage } from "./pending/encode-image";
import { awaitFiles } from "./pending/pending-files";
import { acceptPhotograph, storeDrawing } from "./store-image";

const files = new Map<string, StoredFile>();
const storage: FileStorage = {
  put: async (key, bytes, contentType) => void files.set(key, { bytes: Buffer.from(bytes), contentType }),
  get: async (key) => files.get(key) ?? null,
  delete: async (key) => void files.delete(key),
  async *list() {
    yield* files.keys();
  },
  check: async () => {},
};
const { db } = await testDatabase();

/** A photograph with all files, as after the job. */
async function storePhotograph(bytes: Uint8Array) {
  const { values, pending } = await acceptPhotograph(storage, bytes, described);
  await db.transaction((tx) => awaitFiles(tx, pending, new Date()));
  await encodeImage({ db, storage }, pending[0]?.sourceKey ?? "");
  return values;
}

const described = { slug: "barn", filename: "barn.jpg", alt: "A barn" };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a3" } });

test("a photograph becomes four sizes, upright and without metadata", async () => {
  const bytes = await plain(2000, 1000)
    .withExif({ IFD0: { Copyright: "Jane Doe" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = await storePhotograph(bytes);
  expect(image).toMatchObject({ width: 1000, height: 2000, mimeType: "image/webp", alt: "A barn" });
  expect([image.thumbWidth, image.mediumWidth, image.largeWidth]).toEqual([320, 800, 1000]);
  expect(image.shareSrc).toBe("");
  const stored = files.get(image.s3Key);
  const metadata = await sharp(stored?.bytes).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 1000, height: 2000 });
  expect(metadata.exif).toBeUndefined();
  expect(stored?.bytes.includes("Jane Doe")).toBe(false);
});

test("a photograph has its preview at once, and its other files after the job, which deletes the upload", async () => {
  files.clear();
  const { values, pending } = await acceptPhotograph(
    storage,
    await plain(2000, 1500).jpeg().toBuffer(),
    described,
  );
  expect((await stored(values.mediumSrc)).width).toBe(800);
  expect([...files.keys()].filter((key) => !key.endsWith(".orig"))).toEqual([values.mediumSrc.slice(7)]);
  await db.transaction((tx) => awaitFiles(tx, pending, new Date()));
  await encodeImage({ db, storage }, pending[0]?.sourceKey ?? "");
  const { src, thumbSrc, mediumSrc, largeSrc, shareSrc } = values;
  const webp = [src, thumbSrc, mediumSrc, largeSrc];
  const all = [...webp, ...webp.slice(1).map((address) => address.replace(".webp", ".avif")), shareSrc];
  expect([...files.keys()].map((key) => `/files/${key}`).toSorted()).toEqual(all.toSorted());
  expect([await stored(largeSrc), await stored(largeSrc.replace(".webp", ".avif"))]).toMatchObject([
    { type: "image/webp", width: values.largeWidth, height: values.largeHeight },
    { type: "image/avif", width: values.largeWidth, height: values.largeHeight },
  ]);
  expect(await db.$count(pendingImageFile)).toBe(0);
  // Repeating the job must be safe.
  await encodeImage({ db, storage }, pending[0]?.sourceKey ?? "");
});

test("refuses a side that no WebP file can have", async () => {
  const bytes = await plain(16_384, 10).png().toBuffer();
  await expect(storePhotograph(bytes)).rejects.toMatchObject({ code: "TOO_LARGE" });
});

test("never enlarges a small photograph", async () => {
  const image = await storePhotograph(await plain(200, 100).png().toBuffer());
  expect([image.thumbWidth, image.mediumWidth, image.largeWidth]).toEqual([200, 200, 200]);
});

/** The file at an address of the site. */
async function stored(address: string) {
  const file = files.get(address.replace("/files/", ""));
  return { type: file?.contentType, ...(await sharp(file?.bytes).metadata()) };
}
const forSharing = { type: "image/jpeg", format: "jpeg", width: 1200, height: 630 };

test("a large photograph has a JPEG for sharing, cropped to the shape that networks show", async () => {
  const image = await storePhotograph(await plain(1600, 1200).webp().toBuffer());
  expect(await stored(image.shareSrc)).toMatchObject(forSharing);
});

test("a photograph that would have to be enlarged has no JPEG for sharing", async () => {
  const image = await storePhotograph(await plain(1300, 600).jpeg().toBuffer());
  expect(image.shareSrc).toBe("");
});

test.each([
  [1600, 900],
  [1600, 500],
])("a drawing of %i by %i has one, too", async (width, height) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7a3"/></svg>`;
  const image = await storeDrawing(storage, svg, { width, height }, described);
  expect(image.mimeType).toBe("image/svg+xml");
  expect(await stored(image.shareSrc)).toMatchObject(forSharing);
});

test("refuses what is not a photograph, whatever its name", async () => {
  const refused = { code: "UNSUPPORTED_TYPE" };
  await expect(storePhotograph(Buffer.from("MZ not a picture"))).rejects.toMatchObject(refused);
  await expect(storePhotograph(Buffer.from("<svg xmlns='x'/>"))).rejects.toMatchObject(refused);
  await expect(storePhotograph(await plain(9, 9).gif().toBuffer())).rejects.toMatchObject(refused);
  const cut = (await plain(800, 800).jpeg().toBuffer()).subarray(0, 900);
  await expect(storePhotograph(cut)).rejects.toMatchObject(refused);
});

test("refuses more than 40 megapixels before decoding", async () => {
  const bytes = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
  await expect(storePhotograph(bytes)).rejects.toMatchObject({ code: "TOO_LARGE" });
});

test("a drawing has one file for every size, under an unguessable name", async () => {
  const image = await storeDrawing(storage, "<svg/>", { width: 16, height: 9 }, described);
  expect(image.s3Key).toMatch(/^[0-9a-f]{32}\.svg$/);
  expect([image.src, image.thumbSrc, image.mediumSrc, image.largeSrc]).toEqual(
    Array(4).fill(`/files/${image.s3Key}`),
  );
  expect(image.shareSrc).toBe("");
});
