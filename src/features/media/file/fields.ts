import { number } from "~/content/fields/number";
import { record } from "~/content/fields/reference";
import { slug } from "~/content/fields/slug";
import { withoutColumn } from "~/content/fields/stored";
import { text } from "~/content/fields/text";
import { textArray } from "~/content/fields/text-array";
import { uploadedBytes } from "../uploaded-bytes";

const address = (label: string) => text({ label, maxLength: 500, required: true, readOnly: true });

export const fileFields = {
  title: text({ label: "Title", help: "The text of links to it.", required: true }),
  slug: slug({ label: "Short name" }),
  /** The name of the downloaded file. */
  filename: text({ withoutVariables: true, label: "Download file name", required: true }),
  /** The address of a page with the same content, for people who cannot read the document. */
  pageWithSameContent: text({
    label: "Page with the same content",
    help: "An address such as /visiting. Visitors find it beside the document. A PDF needs it if a screen reader cannot read it.",
    maxLength: 500,
    link: true,
  }),
  folderId: withoutColumn(record({ label: "Folder", refersTo: "mediaFolder" })),
  src: address("Address"),
  /** The storage key of `src`, in any kind of storage. */
  s3Key: address("Storage key"),
  mimeType: address("Type"),
  /** Bytes. */
  size: number({ label: "Size", integer: true, minimum: 0, required: true, readOnly: true }),
  sha256: uploadedBytes(),
  /** The accessibility properties that the PDF lacks, as found at the upload. */
  pdfLacks: withoutColumn(textArray({ label: "Missing in the PDF", readOnly: true })),
};
