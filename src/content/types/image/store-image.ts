import sharp, { type Sharp } from "sharp";
import { AppError } from "~/platform/errors/app-error";
import { contentTypeOf } from "~/platform/storage/content-type-of";
import type { FileStorage } from "~/platform/storage/file-storage";
import { newKey } from "~/platform/storage/new-key";
import type { DataOf } from "../../define-content-type";
import type { imageType } from "./definition";
import { avifOf } from "./picture-of";

type ImageValues = DataOf<typeof imageType>;
type Described = Pick<ImageValues, "slug" | "filename" | "alt"> & Partial<ImageValues>;

/** Widths of the variants in pixels; a picture is never enlarged. */
const WIDTHS = { thumb: 320, medium: 800, large: 1600 } as const;
const MAXIMUM_PIXELS = 40_000_000;
/** What social networks and messengers show; not all of them take WebP, none takes drawings. */
const SHARED = { width: 1200, height: 630 } as const;

/**
 * Decodes a photograph and writes it anew: in its full size, as variants in WebP with an AVIF twin each, and where it is
 * large enough as a JPEG for sharing. Whatever else the bytes held (EXIF, a script, a second file) is gone, and the turning
 * that the camera noted has been done.
 *
 * @returns the values of the picture's record
 * @throws AppError UNSUPPORTED_TYPE when the bytes are not a picture we take, TOO_LARGE above 40 megapixels
 */
export async function storePhotograph(
  storage: FileStorage,
  bytes: Uint8Array,
  described: Described,
): Promise<ImageValues> {
  const source = await decode(bytes);
  const full = await store(storage, source.clone().webp({ quality: 86 }));
  const variants: File[] = [];
  // One after the other: each takes the whole machine for a moment already.
  for (const width of Object.values(WIDTHS)) {
    variants.push(await storeVariant(storage, source.clone().resize({ width, withoutEnlargement: true })));
  }
  const large = full.width >= SHARED.width && full.height >= SHARED.height;
  const shared = large && (await store(storage, shareable(source.clone())));
  return values(described, full, variants, shared);
}

/**
 * Stores a drawing made by the product itself (never an upload: it is not sanitised). One file serves every size; one
 * that is as wide as a page has a JPEG for sharing beside it.
 * @param size the drawing's own size in CSS pixels
 */
export async function storeDrawing(
  storage: FileStorage,
  svg: string,
  size: { width: number; height: number },
  described: Described,
): Promise<ImageValues> {
  const key = newKey("image/svg+xml");
  await storage.put(key, Buffer.from(svg), "image/svg+xml");
  const file = { key, ...size };
  const shared = size.width >= SHARED.width && (await store(storage, shareable(drawn(svg, size))));
  return values(described, file, [file, file, file], shared);
}

/** A drawing in pixels, at least as large as what is shared. */
function drawn(svg: string, { width, height }: { width: number; height: number }): Sharp {
  const scale = Math.max(1, SHARED.width / width, SHARED.height / height);
  return sharp(Buffer.from(svg), { density: 72 * scale });
}

function shareable(picture: Sharp): Sharp {
  return picture
    .resize({ ...SHARED, fit: "cover" })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 82 });
}

interface File {
  key: string;
  width: number;
  height: number;
}

async function decode(bytes: Uint8Array) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: "error" });
    const { format } = await picture.metadata();
    if (!["jpeg", "png", "webp", "avif", "heif"].includes(format)) throw new Error(format);
    return sharp(await picture.rotate().toBuffer());
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message)) {
      throw new AppError(
        "TOO_LARGE",
        "This picture has more than 40 megapixels. Make it smaller and try again.",
      );
    }
    throw new AppError(
      "UNSUPPORTED_TYPE",
      "This is not a picture that can be used. Take a JPEG, PNG, WebP or AVIF file.",
    );
  }
}

/** The same picture in two formats under one name; browsers that can read AVIF are led to the smaller one. */
async function storeVariant(storage: FileStorage, picture: Sharp): Promise<File> {
  const file = await store(storage, picture.clone().webp({ quality: 80 }));
  const avif = await picture.avif({ quality: 55, effort: 4 }).toBuffer();
  await storage.put(avifOf(file.key), avif, "image/avif");
  return file;
}

async function store(storage: FileStorage, picture: Sharp): Promise<File> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const contentType = `image/${info.format}`;
  const key = newKey(contentType);
  await storage.put(key, data, contentType);
  return { key, width: info.width, height: info.height };
}

function values(
  described: Described,
  full: File,
  [thumb, medium, large]: File[],
  shared: File | false,
): ImageValues {
  if (!thumb || !medium || !large) throw new Error("A variant is missing.");
  return {
    imageFolderId: null,
    focalX: null,
    focalY: null,
    ...described,
    src: addressOf(full),
    s3Key: full.key,
    width: full.width,
    height: full.height,
    mimeType: contentTypeOf(full.key),
    thumbSrc: addressOf(thumb),
    thumbWidth: thumb.width,
    thumbHeight: thumb.height,
    thumbMimeType: contentTypeOf(thumb.key),
    mediumSrc: addressOf(medium),
    mediumWidth: medium.width,
    mediumHeight: medium.height,
    largeSrc: addressOf(large),
    largeWidth: large.width,
    largeHeight: large.height,
    shareSrc: shared ? addressOf(shared) : "",
  };
}

function addressOf(file: File): string {
  return `/files/${file.key}`;
}
