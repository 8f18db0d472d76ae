import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import type { DataOf } from "~/content/define-content-type";
import { AppError } from "~/platform/errors/app-error";
import type { PictureRefusal } from "~/platform/file-tasks/pictures.ts";
import { runFileTask } from "~/platform/file-tasks/run-file-task";
import { avifOf } from "~/platform/isomorphic/avif-of";
import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import { inKilobytes, inMegapixels } from "~/platform/isomorphic/sizes";
import {
  type DrawingRefusal,
  looksLikeSvg,
  MAX_DRAWING_BYTES,
  sanitizeSvg,
} from "~/platform/sanitize/sanitize-svg";
import { contentTypeOf } from "~/platform/storage/content-type-of";
import type { FileStorage } from "~/platform/storage/file-storage";
import { newKey } from "~/platform/storage/new-key";
import { sha256Of } from "../add-upload";
import { refuseLargeFile } from "../refuse-large-file";
import { MAX_PIXELS } from "../shared/media-limits";
import type { imageType } from "./definition";
import type { PendingFile } from "./pending/pending-files";

type ImageValues = DataOf<typeof imageType>;
type ImageDescription = Pick<ImageValues, "slug" | "filename" | "alt"> & Partial<ImageValues>;

/** Widths of the variants in pixels. A picture is never enlarged. */
const WIDTHS = { thumb: 320, medium: 800, large: 1600 } as const;
/** The picture for social networks and messengers. Some of them do not accept WebP, and none accepts SVG. */
const SHARED = { width: 1200, height: 630 } as const;

/** A picture that can already be shown: a drawing, or the preview of a photograph. A job creates the other files. */
export interface AcceptedPicture {
  values: ImageValues;
  /** Write them with `awaitFiles`, in the transaction that writes the record. */
  pending: PendingFile[];
}

/**
 * Accepts an upload: a photograph, or an SVG drawing.
 * @throws AppError the errors of `refuseLargeFile`, `acceptPhotograph`, and `acceptDrawing`
 */
export async function acceptPicture(
  storage: FileStorage,
  bytes: Uint8Array,
  described: ImageDescription,
): Promise<AcceptedPicture> {
  refuseLargeFile(bytes);
  return looksLikeSvg(bytes)
    ? acceptDrawing(storage, bytes, described)
    : acceptPhotograph(storage, bytes, described);
}

/** The storage keys of the files that were written while accepting the picture. */
export function storedKeys({ values, pending: [planned] }: AcceptedPicture): string[] {
  return planned ? [planned.sourceKey, planned.previewKey] : [values.s3Key];
}

/**
 * Stores the shapes of an uploaded drawing, such as a logo, without anything that could run or load. One file serves
 * every size.
 * @throws AppError UNSUPPORTED_TYPE if it has no shapes; TOO_LARGE above 256 KB or 5,000 elements
 */
async function acceptDrawing(
  storage: FileStorage,
  bytes: Uint8Array,
  described: ImageDescription,
): Promise<AcceptedPicture> {
  const clean = sanitizeSvg(bytes);
  if (typeof clean === "string") throw drawingRefusal(clean);
  const { svg, width, height } = clean;
  const file = await storeDrawingFile(storage, svg, { width, height });
  const sha256 = sha256Of(bytes);
  return { values: values(described, sha256, file, [file, file, file], false), pending: [] };
}

function drawingRefusal(reason: DrawingRefusal): AppError {
  return reason === "large"
    ? new AppError(
        "TOO_LARGE",
        `This drawing is larger than ${inKilobytes(MAX_DRAWING_BYTES)} or has too many parts. Simplify it, or export it as PNG, then upload that.`,
      )
    : new AppError(
        "UNSUPPORTED_TYPE",
        "This SVG file has no shapes that the site can show. A drawing that only contains an embedded picture must be exported as PNG.",
      );
}

/**
 * Checks a photograph, stores a preview, and plans its other files: full size, variants in WebP and AVIF, and, if it is
 * large enough, a JPEG for sharing. Drops all other data (EXIF, scripts, embedded files) and applies the rotation.
 * @returns the values of the picture's record, which include files that are not encoded yet
 * @throws AppError UNSUPPORTED_TYPE if the bytes are not an accepted picture; TOO_LARGE
 */
export async function acceptPhotograph(
  storage: FileStorage,
  bytes: Uint8Array,
  described: ImageDescription,
): Promise<AcceptedPicture> {
  const seen = await runFileTask("previewPicture", {
    bytes,
    width: WIDTHS.medium,
    maxPixels: MAX_PIXELS,
  });
  if (!seen.ok) throw refusal(seen.reason);
  const size = (maxWidth: number) => {
    const width = Math.min(maxWidth, seen.width);
    return { width, height: Math.max(1, Math.round((seen.height * width) / seen.width)) };
  };
  const file = (at: { width: number; height: number }, contentType = "image/webp"): File => ({
    key: newKey(contentType),
    width: at.width,
    height: at.height,
  });
  const full = file(seen);
  const [thumb, medium, large] = [
    file(size(WIDTHS.thumb)),
    file(size(WIDTHS.medium)),
    file(size(WIDTHS.large)),
  ];
  const isLarge = seen.width >= SHARED.width && seen.height >= SHARED.height;
  const shared = isLarge && file(SHARED, "image/jpeg");

  const sourceKey = `${randomBytes(16).toString("hex")}.orig`;
  await storage.put(sourceKey, bytes, contentTypeOf(sourceKey));
  await storage.put(medium.key, seen.preview, contentTypeOf(medium.key));
  const plan = (made: File, quality: number, fit: PendingFile["fit"] = "fill"): PendingFile => ({
    key: made.key,
    previewKey: medium.key,
    sourceKey,
    width: made.width,
    height: made.height,
    fit,
    quality,
  });
  const twin = (made: File) => plan({ key: avifOf(made.key), width: made.width, height: made.height }, 55);
  const pending = [
    plan(thumb, 80),
    plan(large, 80),
    twin(medium),
    twin(thumb),
    twin(large),
    plan(full, 86),
    ...(shared ? [plan(shared, 82, "cover")] : []),
  ];
  const sha256 = sha256Of(bytes);
  return { values: values(described, sha256, full, [thumb, medium, large], shared), pending };
}

function refusal(reason: PictureRefusal): AppError {
  if (reason === "pixels")
    return new AppError(
      "TOO_LARGE",
      `This picture has more than ${inMegapixels(MAX_PIXELS)}. Make it smaller and try again.`,
    );
  if (reason === "sides")
    return new AppError(
      "TOO_LARGE",
      "This picture is more than 16,383 pixels wide or high. Make it smaller and try again.",
    );
  return new AppError(
    "UNSUPPORTED_TYPE",
    "This file is not a supported picture. Use a JPEG, PNG, WebP, AVIF, or SVG file.",
  );
}

/**
 * Stores a drawing of the product itself. Not for uploads, because it does not sanitize. One file serves every size. A
 * drawing as wide as a page also gets a JPEG for sharing.
 * @param size of the drawing in CSS pixels
 */
export async function storeDrawing(
  storage: FileStorage,
  svg: string,
  size: { width: number; height: number },
  described: ImageDescription,
): Promise<ImageValues> {
  const file = await storeDrawingFile(storage, svg, size);
  const shared = size.width >= SHARED.width && (await store(storage, shareable(rasterized(svg, size))));
  return values(described, sha256Of(Buffer.from(svg)), file, [file, file, file], shared);
}

async function storeDrawingFile(storage: FileStorage, svg: string, size: Omit<File, "key">): Promise<File> {
  const key = newKey("image/svg+xml");
  await storage.put(key, Buffer.from(svg), "image/svg+xml");
  return { key, width: size.width, height: size.height };
}

/** Renders a drawing to pixels, at least as large as the picture for sharing. */
function rasterized(svg: string, { width, height }: { width: number; height: number }): Sharp {
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

async function store(storage: FileStorage, picture: Sharp): Promise<File> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const contentType = `image/${info.format}`;
  const key = newKey(contentType);
  await storage.put(key, data, contentType);
  return { key, width: info.width, height: info.height };
}

/** The values of an uncropped picture. */
export const NOT_CROPPED = {
  cropX: null,
  cropY: null,
  cropWidth: null,
  cropHeight: null,
  wholeSrc: "",
  wholeWidth: null,
  wholeHeight: null,
};

function values(
  described: ImageDescription,
  sha256: string,
  full: File,
  [thumb, medium, large]: File[],
  shared: File | false,
): ImageValues {
  if (!thumb || !medium || !large) throw new Error("A variant is missing.");
  return {
    imageFolderId: null,
    isDecorative: false,
    focalX: null,
    focalY: null,
    ...NOT_CROPPED,
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
    sha256,
    shareSrc: shared ? addressOf(shared) : "",
  };
}

function addressOf(file: File): string {
  return STORED_FILES + file.key;
}
