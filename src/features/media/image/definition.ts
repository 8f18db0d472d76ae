import { eq } from "drizzle-orm";
import { defineContentType } from "~/content/define-content-type";
import { number } from "~/content/fields/number/field";
import { record } from "~/content/fields/reference/field";
import { slug } from "~/content/fields/slug/field";
import { text } from "~/content/fields/text/field";
import { textarea } from "~/content/fields/textarea/field";
import { imageViews } from "../shared/image/image-view";
import { image } from "../shared/image/table";

const size = (label: string) =>
  number({ label, integer: true, minimum: 1, maximum: 40_000, required: true, readOnly: true });
const percent = (label: string) => number({ label, minimum: 0, maximum: 100 });
const address = (label: string) => text({ label, maxLength: 500, required: true, readOnly: true });

/** A picture of the media library. Its files are written by the upload; the record names them. */
export const imageType = defineContentType({
  name: "image",
  apiName: "images",
  label: { one: "Image", many: "Images" },
  feature: null,
  access: { draft: ["permissionMediaManager"], publish: ["permissionMediaManager"] },
  chosenByAll: true,
  fields: {
    slug: slug({ label: "Short name" }),
    filename: text({ label: "File name", required: true }),
    alt: textarea({
      label: "Alternative text",
      help: "What the picture shows, for people who cannot see it.",
      maxLength: 300,
      required: true,
    }),
    imageFolderId: record({ label: "Folder", refersTo: "mediaFolder" }),
    focalX: percent("What matters, from the left (%)"),
    focalY: percent("What matters, from the top (%)"),
    src: address("Address"),
    s3Key: address("Storage key"),
    width: size("Width"),
    height: size("Height"),
    mimeType: text({ label: "Type", required: true, readOnly: true }),
    thumbSrc: address("Small address"),
    thumbWidth: size("Small width"),
    thumbHeight: size("Small height"),
    thumbMimeType: text({ label: "Small type", required: true, readOnly: true }),
    mediumSrc: address("Medium address"),
    mediumWidth: size("Medium width"),
    mediumHeight: size("Medium height"),
    largeSrc: address("Large address"),
    largeWidth: size("Large width"),
    largeHeight: size("Large height"),
    shareSrc: text({
      label: "Address for sharing",
      help: "1200 by 630 pixels, as JPEG: what social networks and messengers show.",
      maxLength: 500,
      readOnly: true,
    }),
  },
  list: { columns: ["thumbSrc", "alt", "width", "height"], filters: ["imageFolderId"] },
  uploaded: true,
  keptWhileUsed: true,
  table: image,
  listedBy: () => null,
  title: (data) => data.filename,
  slugField: "slug",
  async project(tx, { id, data, publishedAt }) {
    const sizes = requireSizes(data);
    const row = { ...data, ...sizes, updatedAt: publishedAt };
    await tx
      .insert(image)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: image.id, set: row });
  },
  cards: async (db, ids) => [...(await imageViews(db, ids)).values()],
  async withdraw(tx, id) {
    await tx.delete(image).where(eq(image.id, id));
  },
});

const SIZES = [
  "width",
  "height",
  "thumbWidth",
  "thumbHeight",
  "mediumWidth",
  "mediumHeight",
  "largeWidth",
  "largeHeight",
] as const;

/** Publishing required every size; this tells the compiler. */
function requireSizes(data: Record<(typeof SIZES)[number], number | null>) {
  return Object.fromEntries(SIZES.map((name) => [name, data[name] ?? 0])) as Record<
    (typeof SIZES)[number],
    number
  >;
}
