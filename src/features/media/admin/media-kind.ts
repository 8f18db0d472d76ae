import { inMegabytes, inMegapixels } from "~/platform/isomorphic/sizes";
import { MAX_FILE_BYTES, MAX_PIXELS } from "../shared/media-limits";

/** What the browser needs to know about a kind of media. The server checks the bytes again. */
export interface MediaKind {
  name: "image" | "file";
  apiName: "images" | "files";
  /** The name of the field with the folder. */
  folderField: "imageFolderId" | "folderId";
  one: string;
  many: string;
  /** File extensions, with the period. */
  endings: readonly string[];
  /** For people: "A JPEG, PNG, WebP, AVIF or SVG picture". */
  taken: string;
  maximumBytes: number;
}

const SIZE = `up to ${inMegabytes(MAX_FILE_BYTES)}`;

export const PICTURES: MediaKind = {
  name: "image",
  apiName: "images",
  folderField: "imageFolderId",
  one: "picture",
  many: "pictures",
  endings: [".jpg", ".jpeg", ".png", ".webp", ".avif", ".svg"],
  taken: `JPEG, PNG, WebP, AVIF or SVG, ${SIZE} and ${inMegapixels(MAX_PIXELS)} each`,
  maximumBytes: MAX_FILE_BYTES,
};

export const DOCUMENTS: MediaKind = {
  name: "file",
  apiName: "files",
  folderField: "folderId",
  one: "document",
  many: "documents",
  endings: [
    ".pdf",
    ".docx",
    ".xlsx",
    ".pptx",
    ".odt",
    ".ods",
    ".odp",
    ".csv",
    ".json",
    ".mp4",
    ".webm",
    ".vtt",
  ],
  taken: `PDF, Word, Excel, PowerPoint, OpenDocument, CSV, JSON, films (MP4, WebM) and their captions (VTT), ${SIZE} each`,
  maximumBytes: MAX_FILE_BYTES,
};

/** The kind of media for a content type by its name; undefined for other types. */
export function mediaKindOf(typeName: string): MediaKind | undefined {
  return [PICTURES, DOCUMENTS].find(({ name }) => name === typeName);
}
