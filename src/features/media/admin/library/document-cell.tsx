import type { ReactNode } from "react";
import type { FieldDescription } from "~/content/description";
import type { ListItem } from "~/content/item-schemas";
import { sizeWords, typeWords } from "../../shared/admin/file-words";
import { CopyAddress } from "./copy-address";

/** The cells of documents that have better words than their values; undefined for the others. */
export function documentCell({ name }: FieldDescription, { values }: ListItem): ReactNode | undefined {
  const value = values[name];
  if (name === "mimeType" && typeof value === "string") return typeWords(value);
  if (name === "size" && typeof value === "number") return sizeWords(value);
  return undefined;
}

/** The column that copies a document's lasting address. */
export const documentLink = {
  label: "Lasting link",
  cell: ({ url, title }: ListItem) => url && <CopyAddress path={url} title={title} />,
};
