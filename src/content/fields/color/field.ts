import { z } from "zod";
import { type FieldOptions, field } from "../field";

const HEX = /^#[0-9a-f]{6}$/;

/** An sRGB colour as `#rrggbb`, or null while none is chosen. `free`: any, not only one of the site's own. */
export function color(options: FieldOptions & { free?: boolean }) {
  return field<string | null>("COLOR", options, {
    schema: z.string().trim().toLowerCase().regex(HEX, "Use six digits: #0f4c45.").nullable(),
    ...(options.free && { settings: { free: true } }),
    empty: null,
    words: () => "",
  });
}
