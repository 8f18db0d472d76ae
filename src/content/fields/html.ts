import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { picturesIn } from "~/platform/sanitize/pictures-in-text";
import {
  hasTooManyTags,
  MAX_TAGS,
  richTextToPlain,
  sanitizeRichText,
  sanitizeTextWithPictures,
} from "~/platform/sanitize/sanitize-rich-text";
import { linksOfRichText } from "../rich-text/links-of-rich-text";
import { pictureType, showPictures } from "../rich-text/show-rich-text";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

const MAX_LENGTH = 200_000;

/**
 * Rich text, sanitized when parsed.
 * @param options.pictures whether it may show pictures of the media library. A page that reads its published column
 *   shows them with `showRichText`
 */
export function html(options: FieldOptions & { pictures?: boolean }) {
  const { pictures = false } = options;
  const sanitize = pictures ? sanitizeTextWithPictures : sanitizeRichText;
  return stored(
    field<string>("HTML", options, {
      schema: z
        .string()
        .max(MAX_LENGTH, { abort: true })
        .refine((text) => !hasTooManyTags(text), {
          error: `This text has too much formatting. It can have at most ${MAX_TAGS.toLocaleString("en-US")} tags.`,
          abort: true,
        })
        .transform(sanitize),
      settings: { maxLength: MAX_LENGTH, pictures },
      empty: "",
      isEmpty: (value) => richTextToPlain(value) === "" && picturesIn(value).length === 0,
      references: (value) => picturesIn(value).map((id) => ({ type: pictureType().name, id })),
      links: linksOfRichText,
      words: richTextToPlain,
      show: (value, records) => showPictures(sanitize(value), (id) => records.find(pictureType().name, id)),
    }),
    () => text().notNull().default(""),
  );
}
