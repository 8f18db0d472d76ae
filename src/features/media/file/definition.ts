import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { DOWNLOAD } from "~/platform/isomorphic/file-addresses";
import { sendJob } from "~/platform/jobs/send-job";
import { fileViews } from "../shared/file/file-view";
import { filePublishedJob } from "../shared/file-published-job";
import { checkPdf } from "./check-pdf";
import { fileFields } from "./fields";
import { file } from "./table";

/** A document of the media library. The upload stores its file, and the record refers to it. */
export const fileType = defineContentType({
  name: "file",
  apiName: "files",
  label: { one: "File", many: "Files" },
  feature: null,
  access: { draft: ["permissionMediaManager"], publish: ["permissionMediaManager"] },
  chosenByAll: true,
  fields: fileFields,
  list: {
    columns: ["filename", "mimeType", "size", "folderId"],
    filters: ["folderId"],
    lookups: ["sha256"],
    order: "-updatedAt",
    belongsHere: "Documents that pages link to, such as PDFs. Upload the first one above.",
  },
  uploaded: true,
  protectedWhileUsed: true,
  check: checkPdf,
  table: file,
  listedBy: () => null,
  title: (data) => data.title,
  slugField: "slug",
  // This address does not change when the file is replaced. It redirects to the current file.
  addressPrefix: DOWNLOAD,
  async project(tx, item) {
    await writeRow(tx, file, publishedRow(file, fileFields, item, {}));
    await sendJob(tx, filePublishedJob, {}, { key: item.id });
  },
  cards: async (db, ids) => [...(await fileViews(db, ids)).values()],
  async withdraw(tx, id) {
    await tx.delete(file).where(eq(file.id, id));
  },
});
