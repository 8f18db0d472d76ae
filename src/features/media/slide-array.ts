import { z } from "zod";
import { boolean } from "~/content/fields/boolean";
import { type Field, type FieldOptions, field, type NestedField } from "~/content/fields/field";
import { text } from "~/content/fields/text";
import type { LanguageCode } from "~/platform/isomorphic/languages";
import type { Captions } from "~/ui/captions-track";
import { captionsLanguage } from "./shared/captions-language";
import { file, image } from "./shared/fields";
import type { FileView } from "./shared/file/file-view";
import type { ImageView } from "./shared/image/image-view";
import { MAX_CAPTION_LENGTH } from "./shared/media-limits";

/** A slide of a gallery: a picture, or a video with a poster. */
export interface Slide {
  type: "image" | "video";
  /** The picture; for a video, its poster. */
  image: string | null;
  /** The file of a video. */
  video: string | null;
  /** The file with the captions of a video. */
  captions: string | null;
  captionsLanguage: LanguageCode | null;
  hasNoSpeech: boolean;
  caption: string;
}

/** A slide for a page. Sizes and variants are those of the picture. */
export interface ShownSlide {
  type: "image" | "video";
  image: ImageView;
  video: FileView | null;
  captions: Captions | null;
  caption: string;
}

/** The parts of a slide, for the checklist and the history. */
const PARTS = {
  image: image({ label: "Picture", required: true }),
  video: file({
    label: "Video file",
    needs: {
      oneOf: ["captions", "hasNoSpeech"],
      remedy: "Add its captions as a .vtt file, or tick “Nobody speaks in it”.",
    },
  }),
  captions: file({ label: "Captions (WebVTT)" }),
  captionsLanguage: captionsLanguage(),
  hasNoSpeech: boolean({ label: "Nobody speaks in it" }),
  caption: text({ label: "Caption", maxLength: MAX_CAPTION_LENGTH }),
};

const slide = z
  .strictObject({
    type: z.enum(["image", "video"]).default("image"),
    image: PARTS.image.schema.default(null),
    video: PARTS.video.schema.default(null),
    captions: PARTS.captions.schema.default(null),
    captionsLanguage: PARTS.captionsLanguage.schema.default(PARTS.captionsLanguage.empty),
    hasNoSpeech: PARTS.hasNoSpeech.schema.default(false),
    caption: PARTS.caption.schema.default(""),
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
      references: (slides) => partsOf(slides).flatMap(({ field, value }) => field.references(value)),
      nested: partsOf,
      words: (slides) =>
        slides
          .map((one) => one.caption)
          .filter(Boolean)
          .join("\n"),
    }),
    show: (slides, records) =>
      slides.flatMap(({ type, image, video, captions, captionsLanguage, caption }) => {
        const picture = PARTS.image.show(image, records);
        const film = PARTS.video.show(video, records);
        const track = PARTS.captions.show(captions ?? null, records);
        if (!picture || (type === "video" && !film)) return [];
        return [
          {
            type,
            image: picture,
            video: film,
            captions: track && {
              src: track.src,
              language: PARTS.captionsLanguage.show(captionsLanguage ?? null, records),
            },
            caption,
          },
        ];
      }),
  };
}

function partsOf(slides: readonly Slide[]): NestedField[] {
  return slides.flatMap((slide, at) =>
    Object.entries(PARTS).map(([name, part]) => ({
      path: `${at}.${name}`,
      field: part as Field,
      // A slide that was stored before a part existed does not have that part.
      value: slide[name as keyof typeof PARTS] ?? part.empty,
    })),
  );
}
