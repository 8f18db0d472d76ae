import { entryTitle } from "~/admin/content/inputs/item-array-input";
import type { BlockDescription } from "~/content/description";

/** The first text in a block, to distinguish blocks of the same kind. Empty if there is none. */
export function blockTitle(kind: BlockDescription | undefined, props: Record<string, unknown>): string {
  const worded = kind?.fields.filter((field) => ["TEXT", "TEXTAREA", "HTML"].includes(field.kind)) ?? [];
  const title = entryTitle(worded, props);
  return title === "New entry" ? "" : title;
}
