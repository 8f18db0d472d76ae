import { z } from "zod";
import { type FieldOptions, field } from "../field";

const HEX = /^#[0-9a-f]{6}$/;

/** An sRGB colour as `#rrggbb`, or null while none is chosen. */
export function color(options: FieldOptions) {
  return field<string | null>("COLOR", options, {
    schema: z.string().trim().toLowerCase().regex(HEX, "Use six digits: #0f4c45.").nullable(),
    empty: null,
    words: () => "",
  });
}
