import { randomUUID } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { downloadName } from "~/content/types/file/download-name";
import { AppError } from "~/platform/errors/app-error";
import type { AttachedFile } from "../answers";

/** A file found to be what it may be, with its bytes as they are kept. */
export interface CheckedFile extends AttachedFile {
  mimeType: string;
  bytes: Uint8Array;
}

export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** What a reader would run by itself. */
const ACTIVE = ["/JavaScript", "/Launch", "/RichMedia"];
const ASKED_FOR = "Add a PDF or a picture (JPEG, PNG or WebP).";

/**
 * Looks at what somebody attached. What it is, its bytes say, not its name. Pictures are written anew: whatever else they held (where they
 * were taken, a second file) is gone.
 *
 * @throws AppError TOO_LARGE above 10 MB or 40 megapixels, UNSUPPORTED_TYPE
 */
export async function checkFile(bytes: Uint8Array, name: string): Promise<CheckedFile> {
  if (bytes.length > MOST_BYTES)
    throw new AppError("TOO_LARGE", "A file can have 10 MB at most. Please add a smaller one.");
  const found = await fileTypeFromBuffer(bytes);
  const kept = found?.mime === "application/pdf" ? checkDocument(bytes) : await pictureOf(bytes, found?.mime);
  const mimeType = found?.mime ?? "";
  return {
    id: randomUUID(),
    filename: downloadName(name, mimeType),
    size: kept.length,
    mimeType,
    bytes: kept,
  };
}

/** A document is kept as it is, so it may hold nothing that acts. */
function checkDocument(bytes: Uint8Array): Uint8Array {
  const held = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!held.subarray(0, 5).equals(Buffer.from("%PDF-")) || ACTIVE.some((word) => held.includes(word)))
    throw new AppError(
      "UNSUPPORTED_TYPE",
      "This PDF holds a program. Please print it to a new PDF, or add a picture of it.",
    );
  return bytes;
}

async function pictureOf(bytes: Uint8Array, mime: string | undefined): Promise<Uint8Array> {
  if (mime !== "image/jpeg" && mime !== "image/png" && mime !== "image/webp")
    throw new AppError("UNSUPPORTED_TYPE", ASKED_FOR);
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
    return await picture.toBuffer();
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes("pixel limit");
    throw isLarge
      ? new AppError("TOO_LARGE", "A picture can have 40 megapixels at most. Please add a smaller one.")
      : new AppError("UNSUPPORTED_TYPE", `This picture cannot be read. ${ASKED_FOR}`);
  }
}
