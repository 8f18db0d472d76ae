/** What the browser knows of the two kinds of media before the server is asked; the server looks at the bytes again. */
export interface MediaKind {
  name: "image" | "file";
  apiName: "images" | "files";
  /** The field that names the folder. */
  folderField: "imageFolderId" | "folderId";
  one: string;
  many: string;
  /** Endings of file names, with their dot. */
  endings: readonly string[];
  /** In words: "A JPEG, PNG, WebP or AVIF picture". */
  taken: string;
  maximumBytes: number;
}

const MEGABYTE = 1024 * 1024;

export const PICTURES: MediaKind = {
  name: "image",
  apiName: "images",
  folderField: "imageFolderId",
  one: "picture",
  many: "pictures",
  endings: [".jpg", ".jpeg", ".png", ".webp", ".avif"],
  taken: "JPEG, PNG, WebP or AVIF, up to 50 MB and 40 megapixels each",
  maximumBytes: 50 * MEGABYTE,
};

export const DOCUMENTS: MediaKind = {
  name: "file",
  apiName: "files",
  folderField: "folderId",
  one: "document",
  many: "documents",
  endings: [".pdf", ".docx", ".xlsx", ".pptx", ".odt", ".ods", ".odp", ".csv", ".json"],
  taken: "PDF, Word, Excel, PowerPoint, OpenDocument, CSV or JSON, up to 50 MB each",
  maximumBytes: 50 * MEGABYTE,
};

/** The kind of media that a content type holds, by the type's name; undefined for every other type. */
export function mediaKindOf(typeName: string): MediaKind | undefined {
  return [PICTURES, DOCUMENTS].find(({ name }) => name === typeName);
}
