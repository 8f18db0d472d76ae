import { text } from "drizzle-orm/pg-core";
import { z } from "zod";
import {
  hasTooManyTags,
  mostTags,
  richTextToPlain,
  sanitizeRichText,
} from "~/platform/sanitize/sanitize-rich-text";
import { linksOfRichText } from "../rich-text/links-of-rich-text";
import { type FieldOptions, field } from "./field";
import { stored } from "./stored";

const MAX_LENGTH = 200_000;

/** Rich text, sanitized when parsed. */
export function html(options: FieldOptions) {
  return stored(
    field<string>("HTML", options, {
      schema: z
        .string()
        .max(MAX_LENGTH, { abort: true })
        .refine((text) => !hasTooManyTags(text), {
          error: `This text has too much formatting. It can have at most ${mostTags.toLocaleString("en-US")} tags.`,
          abort: true,
        })
        .transform(sanitizeRichText),
      settings: { maxLength: MAX_LENGTH },
      empty: "",
      isEmpty: (value) => richTextToPlain(value) === "",
      links: linksOfRichText,
      words: richTextToPlain,
      show: sanitizeRichText,
    }),
    () => text().notNull().default(""),
  );
}
