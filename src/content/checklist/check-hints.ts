import { richTextToPlain } from "~/platform/sanitize/sanitize-rich-text";
import { bracketed } from "../blocks/hints";
import type { NestedField, PlacedIn } from "../fields/field";
import type { ChecklistEntry } from "../item-schemas";

/** Sample text must not reach visitors, however it got into the field. */
export function checkHints({ path, field, value, block }: NestedField): ChecklistEntry[] {
  if (!block || typeof value !== "string" || value === "") return [];
  const at = path.indexOf(block.path);
  const hint = at === -1 ? undefined : block.hintAt(path.slice(at + block.path.length));
  const words = plain(field.kind === "HTML" ? richTextToPlain(value) : value);
  if (hint === undefined || ![hint, bracketed(hint)].map(plain).includes(words)) return [];
  const message = `“${field.label}” ${inBlock(block, path)} still contains its sample text. Replace it with your own, or delete the block.`;
  return [{ severity: "hard", propertyName: path, message }];
}

/** Names a block and its entry as the editor lists them: of entry 3 in block 2, “Cards”. */
export function inBlock({ label, number }: PlacedIn, path: string): string {
  const entry = /\.(\d+)\.[^.]+$/.exec(path)?.[1];
  const which = entry ? `of entry ${Number(entry) + 1} ` : "";
  return `${which}in block ${number}, “${label}”,`;
}

function plain(words: string): string {
  return words.replaceAll(/\s+/g, " ").trim().toLowerCase();
}
