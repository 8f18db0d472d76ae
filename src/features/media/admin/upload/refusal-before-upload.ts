import { sizeWords } from "../../shared/admin/file-words";
import type { MediaKind } from "../media-kind";

/**
 * Why a file will be refused, by its name and size, so that people do not wait for the upload.
 * @returns a sentence with what to do, or null if the file may be uploaded
 */
export function refusalBeforeUpload(file: Pick<File, "name" | "size">, kind: MediaKind): string | null {
  const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? "";
  if (!kind.endings.includes(ending)) return wrongEnding(ending, kind);
  if (file.size === 0) return "This file is empty: there is nothing in it to send.";
  if (file.size > kind.maximumBytes) {
    return `It has ${sizeWords(file.size)}; at most ${sizeWords(kind.maximumBytes)} are taken. Make it smaller and try again.`;
  }
  return null;
}

function wrongEnding(ending: string, { taken, one }: MediaKind): string {
  if (ending === ".heic" || ending === ".heif")
    return "Phones save this format for themselves. Export the photo as JPEG and take that.";
  if (/^\.(doc|xls|ppt)$/.test(ending))
    return `This is Office’s old format. Save it as ${ending}x, or better as a PDF, and take that.`;
  return `${ending ? `A ${ending} file` : "A file without an ending"} cannot be used as a ${one} here. Taken: ${taken}.`;
}
