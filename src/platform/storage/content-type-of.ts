import { extname } from "node:path";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".csv": "text/csv",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".jpg": "image/jpeg",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".odp": "application/vnd.oasis.opendocument.presentation",
  ".ods": "application/vnd.oasis.opendocument.spreadsheet",
  ".odt": "application/vnd.oasis.opendocument.text",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ".svg": "image/svg+xml",
  ".vtt": "text/vtt",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The media type of a stored file. The product chooses the extension by the content, so it is reliable. */
export function contentTypeOf(key: string): string {
  return TYPES[extname(key)] ?? "application/octet-stream";
}

/**
 * Whether the file's type may be public. Files from forms, and original uploads, have their own extensions.
 */
export function isPublicKey(key: string): boolean {
  return extname(key) in TYPES;
}

/** The extension, with its dot, for a media type that may be stored. */
export function endingOf(contentType: string): string {
  const entry = Object.entries(TYPES).find(([, type]) => type === contentType);
  if (!entry) throw new Error(`No extension is known for ${contentType}.`);
  return entry[0];
}
