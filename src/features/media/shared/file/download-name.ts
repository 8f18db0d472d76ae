import { extname } from "node:path";
import { endingOf } from "~/platform/storage/content-type-of";

/** A name in plain letters with the right extension: `Visitor Guide (2026).PDF` becomes `visitor-guide-2026.pdf`. */
export function downloadName(name: string, mimeType: string): string {
  const plain = name
    .slice(0, name.length - extname(name).length)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 100);
  return `${plain || "file"}${endingOf(mimeType)}`;
}
