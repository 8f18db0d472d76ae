import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { publishedRow } from "~/content/publishing/published-columns";
import { writeRow } from "~/content/publishing/write-row";
import { imageFields } from "../shared/image/fields";
import { type ImageView, imageViews } from "../shared/image/image-view";
import { image } from "../shared/image/table";
import { pictureInText } from "./picture-in-text";

/** A picture of the media library. The upload stores its files, and the record refers to them. */
export const imageType = defineContentType({
  name: "image",
  apiName: "images",
  label: { one: "Image", many: "Images" },
  feature: null,
  access: { draft: ["permissionMediaManager"], publish: ["permissionMediaManager"] },
  chosenByAll: true,
  fields: imageFields,
  list: {
    columns: ["thumbSrc", "alt", "isDecorative", "width", "height"],
    filters: ["imageFolderId"],
    lookups: ["sha256"],
    order: "-updatedAt",
    belongsHere: "Pictures for pages and records. Upload the first one above.",
  },
  uploaded: true,
  protectedWhileUsed: true,
  table: image,
  listedBy: () => null,
  title: (data) => data.filename,
  slugField: "slug",
  async project(tx, item) {
    const { imageFolderId, focalX, focalY } = item.data;
    const row = publishedRow(image, imageFields, item, { imageFolderId, focalX, focalY });
    if (item.data.isDecorative) row.alt = "";
    await writeRow(tx, image, row);
  },
  cards: async (db, ids) => [...(await imageViews(db, ids)).values()],
  inText: (card) => pictureInText(card as ImageView),
  async withdraw(tx, id) {
    await tx.delete(image).where(eq(image.id, id));
  },
});
