import { z } from "zod";
import { type Field, type FieldOptions, field } from "~/content/fields/field";
import type { FileView } from "./shared/file/file-view";
import type { ImageView } from "./shared/image/image-view";

/** A slide of a gallery: a picture, or a video with the picture shown until it plays. */
export interface Slide {
  type: "image" | "video";
  /** The picture; for a video, its poster. */
  image: string | null;
  /** The file of a video. */
  video: string | null;
  caption: string;
}

/** A slide for a page; its sizes and variants are the picture's own. */
export interface ShownSlide {
  type: "image" | "video";
  image: ImageView;
  video: FileView | null;
  caption: string;
}

const slide = z
  .strictObject({
    type: z.enum(["image", "video"]).default("image"),
    image: z.uuid().nullable().default(null),
    video: z.uuid().nullable().default(null),
    caption: z.string().trim().max(300).default(""),
  })
  .refine((one) => one.type === "image" || one.video !== null, {
    message: "Choose a video file.",
    path: ["video"],
  })
  .refine((one) => one.image !== null, { message: "Choose a picture.", path: ["image"] });

export function slideArray(options: FieldOptions & { maxItems?: number }): Field<Slide[], ShownSlide[]> {
  const maxItems = options.maxItems ?? 100;
  return {
    ...field<Slide[]>("SLIDE_ARRAY", options, {
      schema: z.array(slide).max(maxItems),
      settings: { maxItems },
      empty: [],
      references: (slides) =>
        slides.flatMap(({ image, video }) => [
          ...(image ? [{ type: "image", id: image }] : []),
          ...(video ? [{ type: "file", id: video }] : []),
        ]),
      words: (slides) =>
        slides
          .map((one) => one.caption)
          .filter(Boolean)
          .join("\n"),
    }),
    show: (slides, records) =>
      slides.flatMap(({ type, image, video, caption }) => {
        const picture = image && (records.find("image", image) as ImageView | undefined);
        const file = video ? ((records.find("file", video) as FileView | undefined) ?? null) : null;
        return picture && (type === "image" || file) ? [{ type, image: picture, video: file, caption }] : [];
      }),
  };
}
