import { sizeWords } from "../../shared/admin/file-words";
import type { MediaKind } from "../media-kind";

/**
 * The reason why a file will be refused, from its name and size, so that people do not wait for the upload.
 * @returns a sentence with what to do; null if the file may be uploaded
 */
export function refusalBeforeUpload(file: Pick<File, "name" | "size">, kind: MediaKind): string | null {
  const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? "";
  if (!kind.endings.includes(ending)) return wrongEnding(ending, kind);
  if (file.size === 0) return "This file is empty.";
  if (file.size > kind.maximumBytes) {
    return `This file has ${sizeWords(file.size)}. The limit is ${sizeWords(kind.maximumBytes)}. ${remedy(ending)}`;
  }
  return null;
}

function remedy(ending: string): string {
  return ending === ".csv" || ending === ".json"
    ? "Make it smaller, or keep it on another server and link to it there. Settings, Price file, says how for the file with every price."
    : "Make it smaller and try again.";
}

function wrongEnding(ending: string, { taken, one }: MediaKind): string {
  if (ending === ".heic" || ending === ".heif")
    return "Browsers cannot show this format. Export the photo as JPEG, then upload that.";
  if (/^\.(doc|xls|ppt)$/.test(ending))
    return `This is an old Office format. Save it as ${ending}x, or better as a PDF, then upload that.`;
  return `${ending ? `A ${ending} file` : "A file without an extension"} cannot be used as a ${one} here. Use one of these: ${taken}.`;
}
