import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { number } from "~/content/fields/number/field";
import { record } from "~/content/fields/reference/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { writeRow } from "~/content/publishing/write-row";
import { DOWNLOAD } from "~/platform/storage/download-address";
import { fileViews } from "../shared/file/file-view";
import { file } from "./table";

const stored = (label: string) => text({ label, maxLength: 500, required: true, readOnly: true });

/** A document of the media library. The upload writes its bytes; the record names them. */
export const fileType = defineContentType({
  name: "file",
  apiName: "files",
  label: { one: "File", many: "Files" },
  feature: null,
  access: { draft: ["permissionMediaManager"], publish: ["permissionMediaManager"] },
  chosenByAll: true,
  fields: {
    title: text({ label: "Title", help: "What links to it say.", required: true }),
    slug: slug({ label: "Short name" }),
    filename: text({ label: "Name when downloaded", required: true }),
    folderId: record({ label: "Folder", refersTo: "mediaFolder" }),
    src: stored("Address"),
    s3Key: stored("Storage key"),
    mimeType: stored("Type"),
    size: number({ label: "Size", integer: true, minimum: 0, required: true, readOnly: true }),
  },
  list: { columns: ["filename", "mimeType", "size", "folderId"], filters: ["folderId"] },
  uploaded: true,
  keptWhileUsed: true,
  table: file,
  listedBy: () => null,
  title: (data) => data.title,
  slugField: "slug",
  // Stays the same when the file is replaced; leads to where the bytes are now.
  addressPrefix: DOWNLOAD,
  project: (tx, { id, data: { folderId: _, ...data } }) =>
    writeRow(tx, file, { id, ...data, size: data.size ?? 0, updatedAt: new Date() }),
  cards: async (db, ids) => [...(await fileViews(db, ids)).values()],
  async withdraw(tx, id) {
    await tx.delete(file).where(eq(file.id, id));
  },
});
