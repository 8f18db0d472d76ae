import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import type { DataOf } from "~/content/define-content-type";
import { AppError } from "~/platform/errors/app-error";
import { cleanDocument } from "~/platform/file-tasks/clean-document";
import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import type { FileStorage } from "~/platform/storage/file-storage";
import { newKey } from "~/platform/storage/new-key";
import { sha256Of } from "../add-upload";
import { refuseLargeFile } from "../refuse-large-file";
import { downloadName } from "../shared/file/download-name";
import type { fileType } from "./definition";

const OFFICE = "application/vnd.openxmlformats-officedocument";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument";
const PDF = "application/pdf";
const REMEDY = "Open it, print it to a new PDF, and add that one.";
const ACCEPTED_TYPES = new Set([
  PDF,
  ...["wordprocessingml.document", "spreadsheetml.sheet", "presentationml.presentation"].map(
    (kind) => `${OFFICE}.${kind}`,
  ),
  ...["text", "spreadsheet", "presentation"].map((kind) => `${OPEN_DOCUMENT}.${kind}`),
  "video/mp4",
  "video/webm",
]);

type StoredFileFields = Pick<
  DataOf<typeof fileType>,
  "filename" | "src" | "s3Key" | "mimeType" | "size" | "sha256" | "pdfLacks"
>;

/**
 * Stores a document under an unguessable name. The bytes decide the type; the extension counts only for plain tables
 * and data, which have no signature. A PDF is checked for active content and rewritten.
 * @param name the uploaded file's name
 * @returns the fields of the record that refer to the file
 * @throws AppError UNSUPPORTED_TYPE, TOO_LARGE
 */
export async function storeDocument(
  storage: FileStorage,
  bytes: Uint8Array,
  name: string,
): Promise<StoredFileFields> {
  refuseLargeFile(bytes);
  const mimeType = await typeOf(bytes, name);
  const key = newKey(mimeType);
  const checked = mimeType === PDF ? await cleanDocument(bytes, REMEDY) : { bytes, lacks: [] };
  await storage.put(key, checked.bytes, mimeType);
  const filename = downloadName(name, mimeType);
  return {
    filename,
    src: `${STORED_FILES}${key}/${filename}`,
    s3Key: key,
    mimeType,
    size: checked.bytes.length,
    sha256: sha256Of(bytes),
    pdfLacks: checked.lacks,
  };
}

async function typeOf(bytes: Uint8Array, name: string): Promise<string> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && ACCEPTED_TYPES.has(found.mime)) return found.mime;
  const ending = extname(name).toLowerCase();
  if (!found && ending === ".csv" && isText(bytes)) return "text/csv";
  if (!found && ending === ".json" && isJson(bytes)) return "application/json";
  // The library recognizes only some signatures of WebVTT.
  if (ending === ".vtt" && isText(bytes) && isCaptions(bytes)) return "text/vtt";
  throw new AppError(
    "UNSUPPORTED_TYPE",
    "This file type is not supported. Use a PDF, a Word, Excel, or PowerPoint file (.docx, .xlsx, .pptx), an OpenDocument file, CSV, JSON, an MP4 or WebM video, or video captions (.vtt).",
  );
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder("utf-8", { fatal: true }).decode(bytes).includes("\0");
  } catch {
    return false;
  }
}

/** Every WebVTT file begins with this word, after an optional byte order mark. */
function isCaptions(bytes: Uint8Array): boolean {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, 16)),
  );
}

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}
