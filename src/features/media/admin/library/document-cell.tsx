import type { ReactNode } from "react";
import type { FieldDescription } from "~/content/description";
import type { ListItem } from "~/content/item-schemas";
import { sizeWords, typeWords } from "../../shared/admin/file-words";
import { CopyAddress } from "./copy-address";

/** Cells of documents that show more than their value. Undefined for other columns. */
export function documentCell({ name }: FieldDescription, { values }: ListItem): ReactNode | undefined {
  const value = values[name];
  if (name === "mimeType" && typeof value === "string") return typeWords(value);
  if (name === "size" && typeof value === "number") return sizeWords(value);
  return undefined;
}

/** The column with the button that copies a document's permanent address. */
export const documentLink = {
  label: "Permanent link",
  cell: ({ url, title }: ListItem) => url && <CopyAddress path={url} title={title} />,
};
