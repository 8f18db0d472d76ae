import sharp, { type Sharp } from "sharp";

/** One file to make from a picture, with exactly these dimensions in pixels. */
export interface PictureOutput {
  key: string;
  width: number;
  height: number;
  /** `cover` crops around the center; `fill` is for sizes with the picture's own aspect ratio. */
  fit: "cover" | "fill";
  format: "webp" | "avif" | "jpeg";
  quality: number;
}

export type PictureRefusal = "pixels" | "sides" | "unreadable";
export type Previewed = { ok: true; width: number; height: number; preview: Uint8Array } | Refused;
export type Rewritten = { ok: true; bytes: Uint8Array } | Refused;

const FORMATS = ["jpeg", "png", "webp", "avif", "heif"];
/** The maximum side of a WebP file. */
const MAX_SIDE = 16_383;

// One thread per encoding, because visitors' requests have priority.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Checks a picture by decoding all of it, and makes a small WebP preview. A JPEG is decoded at an eighth, a
 * quarter, or half of its size, so this takes a fraction of the time of the real sizes.
 * @param input `width` of the preview in pixels; never enlarged
 * @returns the size of the upright picture, and the preview
 */
export async function previewPicture(input: {
  bytes: Uint8Array;
  width: number;
  maxPixels: number;
}): Promise<Previewed> {
  return refusable<Previewed>(async () => {
    const { width, height } = await sizeOf(input.bytes, input.maxPixels, FORMATS);
    if (Math.max(width, height) > MAX_SIDE) return { ok: false, reason: "sides" };
    const preview = await open(input.bytes)
      .resize({ width: input.width, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { ok: true, width, height, preview };
  });
}

/**
 * Makes every output of one picture. Decodes the picture for each: that needs less memory than keeping it,
 * and a JPEG is decoded smaller for small sizes.
 */
export async function encodePicture(input: {
  bytes: Uint8Array;
  outputs: readonly PictureOutput[];
}): Promise<{ key: string; bytes: Uint8Array }[]> {
  const made: { key: string; bytes: Uint8Array }[] = [];
  for (const { key, width, height, fit, format, quality } of input.outputs) {
    const sized = open(input.bytes).resize({ width, height, fit });
    made.push({ key, bytes: await encoded(sized, format, quality).toBuffer() });
  }
  return made;
}

/** A part of a picture, in fractions of its width and height. */
export interface PicturePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a picture, at least one pixel wide and high, as WebP from which smaller sizes can be made. */
export async function cropPicture(input: { bytes: Uint8Array; part: PicturePart }): Promise<Uint8Array> {
  const { width, height } = (await sharp(input.bytes, { limitInputPixels: false }).metadata()).autoOrient;
  const left = Math.min(width - 1, Math.round(input.part.x * width));
  const top = Math.min(height - 1, Math.round(input.part.y * height));
  const region = {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(input.part.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(input.part.height * height))),
  };
  return open(input.bytes).extract(region).webp({ quality: 95, effort: 2 }).toBuffer();
}

/** The same picture in the same format and size, without any other data of the file. */
export async function rewritePicture(input: { bytes: Uint8Array; maxPixels: number }): Promise<Rewritten> {
  return refusable<Rewritten>(async () => {
    await sizeOf(input.bytes, input.maxPixels, ["jpeg", "png", "webp"]);
    return { ok: true, bytes: await open(input.bytes).toBuffer() };
  });
}

function open(bytes: Uint8Array): Sharp {
  // The number of pixels was checked before.
  return sharp(bytes, { limitInputPixels: false, failOn: "error" }).autoOrient();
}

function encoded(picture: Sharp, format: PictureOutput["format"], quality: number): Sharp {
  if (format === "jpeg") return picture.flatten({ background: "#fff" }).jpeg({ quality });
  // Each step of effort doubles the time for AVIF, and makes files 3 to 6 % smaller. For WebP, more than 2 is
  // not worth the time.
  return format === "avif" ? picture.avif({ quality, effort: 2 }) : picture.webp({ quality, effort: 2 });
}

/** @throws TooManyPixels, or sharp's error if it cannot read the picture */
async function sizeOf(bytes: Uint8Array, maxPixels: number, formats: readonly string[]) {
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!formats.includes(format)) throw new Error(`This is ${format}.`);
  if (width * height > maxPixels) throw new TooManyPixels();
  return autoOrient;
}

interface Refused {
  ok: false;
  reason: PictureRefusal;
}

class TooManyPixels extends Error {}

async function refusable<Result>(work: () => Promise<Result | Refused>): Promise<Result | Refused> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, reason: error instanceof TooManyPixels ? "pixels" : "unreadable" };
  }
}
