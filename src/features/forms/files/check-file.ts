import { randomUUID } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { downloadName } from "~/features/media/shared/file/download-name";
import { MAX_PIXELS } from "~/features/media/shared/media-limits";
import { AppError } from "~/platform/errors/app-error";
import { cleanDocument } from "~/platform/file-tasks/clean-document";
import { runFileTask } from "~/platform/file-tasks/run-file-task";
import { inMegabytes, inMegapixels } from "~/platform/isomorphic/sizes";
import type { AttachedFile } from "../answers";
import { attachmentLimits } from "./attachment-limits";

/** A file of an accepted type, with the bytes to store. */
export interface CheckedFile extends AttachedFile {
  mimeType: string;
  bytes: Uint8Array;
}

const PRINTED = "Please print it to a new PDF, or add a picture of it.";
const ACCEPTED_FILES = "Add a PDF or a picture (JPEG, PNG or WebP).";

/**
 * Checks an attached file. The bytes decide the type, not the name. Rewrites pictures and PDFs, to remove hidden
 * content such as the location or an embedded file.
 * @throws AppError TOO_LARGE above the limits of attachments and pictures; UNSUPPORTED_TYPE
 */
export async function checkFile(bytes: Uint8Array, name: string): Promise<CheckedFile> {
  if (bytes.length > attachmentLimits.bytes) {
    const maxSize = inMegabytes(attachmentLimits.bytes);
    throw new AppError("TOO_LARGE", `A file can be at most ${maxSize}. Please add a smaller one.`);
  }
  const found = await fileTypeFromBuffer(bytes);
  const cleaned = await (found?.mime === "application/pdf"
    ? cleanDocument(bytes, PRINTED).then((document) => document.bytes)
    : pictureOf(bytes, found?.mime));
  const mimeType = found?.mime ?? "";
  return {
    id: randomUUID(),
    filename: downloadName(name, mimeType),
    size: cleaned.length,
    mimeType,
    bytes: cleaned,
  };
}

async function pictureOf(bytes: Uint8Array, mime: string | undefined): Promise<Uint8Array> {
  if (mime !== "image/jpeg" && mime !== "image/png" && mime !== "image/webp")
    throw new AppError("UNSUPPORTED_TYPE", ACCEPTED_FILES);
  const rewritten = await runFileTask("rewritePicture", { bytes, maxPixels: MAX_PIXELS });
  if (rewritten.ok) return rewritten.bytes;
  throw rewritten.reason === "pixels"
    ? new AppError(
        "TOO_LARGE",
        `A picture can have at most ${inMegapixels(MAX_PIXELS)}. Please add a smaller one.`,
      )
    : new AppError("UNSUPPORTED_TYPE", `This picture cannot be read. ${ACCEPTED_FILES}`);
}
