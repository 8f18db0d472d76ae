import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { namedFiles } from "~/app/stored-files";
import { adminJsonCaller, adminUploader } from "../../../../test/admin-call";
import { signedIn } from "../../../../test/factories/accounts";
import { testApp } from "../../../../test/web-app";
import { encodeImage } from "../image/pending/encode-image";
import { imageViews } from "../shared/image/image-view";
import { pendingImageFile } from "../shared/image/table";

const { url, services } = await testApp();
const { db } = services;
const { headers } = await signedIn(db, ["permissionMediaManager"]);

const upload = adminUploader(url);
const callJson = adminJsonCaller(url);
const send = async (path: string, bytes: Uint8Array, name: string, fields: Record<string, string> = {}) =>
  (await upload(path, headers, { name, bytes, fields })).body.item;
const call = (method: string, path: string, body?: unknown) => callJson(method, path, headers, body);

interface Cropped {
  id: string;
  revision: number;
}

/** Crops a picture and runs the job that encodes its files. */
async function cropped({ id, revision }: Cropped, crop: object | null) {
  const { status, body } = await call("POST", `/images/${id}/crop`, { revision, crop });
  expect([status, body.error]).toEqual([200, undefined]);
  await encodeAll();
  return body.item;
}

async function encodeAll() {
  const { sourceKey } = pendingImageFile;
  for (const source of await db.selectDistinct({ sourceKey }).from(pendingImageFile))
    await encodeImage(services, source.sourceKey);
}

/** Large enough for a picture for sharing, which takes long to encode. */
const LARGE = 1600;

/** Red on the left, blue on the right, three quarters as high as wide. */
async function redAndBlue(name: string, width = 400) {
  const half = { width: width / 2, height: width * 0.75, channels: 3 as const, background: "#c02020" };
  const bytes = await sharp({ create: half })
    .extend({ right: width / 2, background: "#2020c0" })
    .withExif({ IFD0: { ImageDescription: name } })
    .jpeg()
    .toBuffer();
  const item = await send("/images/upload", bytes, name, { alt: "Two colors" });
  await encodeAll();
  return { item, bytes };
}

async function shown(address: string) {
  const answer = await fetch(`${url}${address}`);
  expect(answer.status).toBe(200);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height } = await picture.metadata();
  const [red = 0, , blue = 0] = await picture.resize(1, 1).removeAlpha().raw().toBuffer();
  const color = red > 150 && blue < 60 ? "red" : blue > 150 && red < 60 ? "blue" : "both";
  return { width, height, color };
}

const filesOf = (data: Record<string, string>) => [data.src, data.thumbSrc, data.mediumSrc, data.largeSrc];
const RIGHT = { x: 0.5, y: 0, width: 0.5, height: 1 };

describe("a cropped picture", () => {
  test("all of its files show the cropped part, for visitors, too, and the whole file is kept", async () => {
    const { item } = await redAndBlue("right.jpg", LARGE);
    const { data, status } = await cropped(item, RIGHT);
    expect(status).toBe("live");
    expect(data).toMatchObject({
      width: 800,
      height: 1200,
      cropX: 0.5,
      cropWidth: 0.5,
      sha256: item.data.sha256,
    });
    expect(data).toMatchObject({ wholeSrc: item.data.src, wholeWidth: 1600, wholeHeight: 1200 });
    for (const address of filesOf(data)) expect((await shown(String(address))).color).toBe("blue");
    expect(await shown(String(data.src))).toMatchObject({ width: 800, height: 1200 });
    expect((await shown(data.thumbSrc.replace(".webp", ".avif"))).color).toBe("blue");
    expect((await imageViews(db, [item.id])).get(item.id)).toMatchObject({ src: data.src, width: 800 });
    // A part that is 800 pixels wide is too small for sharing.
    expect([item.data.shareSrc !== "", data.shareSrc]).toEqual([true, ""]);
    const named = await namedFiles(db);
    expect(named.has(item.data.s3Key)).toBe(true);
  });

  test("is cropped again from the original, and a reset restores the original file", async () => {
    const { item } = await redAndBlue("again.jpg", LARGE);
    const right = await cropped(item, RIGHT);
    const left = await cropped(right, { x: 0, y: 0, width: 0.25, height: 0.5 });
    expect(left.data).toMatchObject({ width: 400, height: 600, wholeSrc: item.data.src });
    expect((await shown(left.data.largeSrc)).color).toBe("red");

    const whole = await cropped(left, null);
    const { src, s3Key, width, height } = item.data;
    expect(whole.data).toMatchObject({ src, s3Key, width, height, cropX: null, wholeSrc: "" });
    expect(whole.data.shareSrc).not.toBe("");
    for (const address of filesOf(whole.data)) expect((await shown(String(address))).color).toBe("both");
    expect(await shown(src)).toMatchObject({ width: 1600, height: 1200 });
  });

  test("keeps the focal point on the same spot", async () => {
    const { item } = await redAndBlue("focus.jpg");
    const data = { focalX: 75, focalY: 20 };
    const saved = (await call("PATCH", `/images/${item.id}`, { revision: item.revision, data })).body.item;
    const right = await cropped(saved, RIGHT);
    expect(right.data).toMatchObject({ focalX: 50, focalY: 20 });
    const left = await cropped(right, { x: 0, y: 0.5, width: 0.5, height: 0.5 });
    expect(left.data).toMatchObject({ focalX: 100, focalY: 0 });
  });

  test("is recognized by the bytes of its upload, and a replacement is not cropped", async () => {
    const { item, bytes } = await redAndBlue("known.jpg");
    const right = await cropped(item, RIGHT);
    expect((await send("/images/upload", bytes, "known.jpg")).id).toBe(item.id);
    const { bytes: other } = await redAndBlue("other.jpg");
    const replaced = await send(`/images/${item.id}/replacement`, other, "other.jpg", {
      revision: String(right.revision),
    });
    expect(replaced.data).toMatchObject({ width: 400, cropX: null, wholeSrc: "" });
  });

  test("can go back to an earlier revision", async () => {
    const { item } = await redAndBlue("back.jpg");
    const { revision } = await cropped(item, RIGHT);
    const back = await call("POST", `/images/${item.id}/revisions/${item.revision}/restoration`, {
      revision,
    });
    expect(back.body.item.data).toMatchObject({
      src: item.data.src,
      cropX: null,
      thumbSrc: item.data.thumbSrc,
    });
  });
});

describe("is refused:", () => {
  test.each([
    ["a part outside of the picture", { x: 0.6, y: 0, width: 0.5, height: 1 }],
    ["a part without size", { x: 0, y: 0, width: 0, height: 1 }],
  ])("%s", async (name, crop) => {
    const { item } = await redAndBlue(`${name}.jpg`);
    const { status, body } = await call("POST", `/images/${item.id}/crop`, { revision: item.revision, crop });
    expect([status, body.error.code]).toEqual([422, "VALIDATION_FAILED"]);
  });

  test("a drawing", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>';
    const { id, revision } = await send("/images/upload", Buffer.from(svg), "logo.svg");
    const { status, body } = await call("POST", `/images/${id}/crop`, { revision, crop: RIGHT });
    expect([status, body.error.code]).toEqual([415, "UNSUPPORTED_TYPE"]);
  });

  test("a picture that someone else has changed in the meantime", async () => {
    const { item } = await redAndBlue("contested.jpg");
    await call("PATCH", `/images/${item.id}`, { revision: item.revision, data: { alt: "Other words" } });
    const { id, revision } = item;
    const { status, body } = await call("POST", `/images/${id}/crop`, { revision, crop: RIGHT });
    expect([status, body.error.code]).toEqual([409, "REVISION_CONFLICT"]);
  });

  test("a picture whose whole file is not stored yet", async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#405060" } })
      .jpeg()
      .toBuffer();
    const { id, revision } = await send("/images/upload", bytes, "early.jpg");
    const { status, body } = await call("POST", `/images/${id}/crop`, { revision, crop: RIGHT });
    expect([status, body.error.message]).toEqual([503, expect.stringContaining("still being processed")]);
  });
});
