import { number } from "~/content/fields/number";
import { record } from "~/content/fields/reference";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";

const address = (label: string) => text({ label, maxLength: 500, required: true, readOnly: true });

/** The fields of a document. */
export const fileFields = {
  title: text({ label: "Title", help: "The text of links to it.", required: true }),
  slug: slug({ label: "Short name" }),
  /** The name of the download. */
  filename: text({ label: "Download file name", required: true }),
  folderId: withoutColumn(record({ label: "Folder", refersTo: "mediaFolder" })),
  src: address("Address"),
  /** The storage key of `src`, whichever storage holds it. */
  s3Key: address("Storage key"),
  mimeType: address("Type"),
  /** Bytes. */
  size: number({ label: "Size", integer: true, minimum: 0, required: true, readOnly: true }),
};
