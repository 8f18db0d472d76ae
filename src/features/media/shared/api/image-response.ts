import { z } from "@hono/zod-openapi";

/** A picture in the API: an ImageView. */
export const imageResponse = z
  .object({
    id: z.uuid(),
    alt: z.string(),
    src: z.string().describe("A path of this site; for a drawing, the same for every size."),
    width: z.int().describe("In pixels, of `src`."),
    height: z.int(),
    mimeType: z.string(),
    thumbSrc: z.string(),
    thumbWidth: z.int(),
    mediumSrc: z.string(),
    mediumWidth: z.int(),
    largeSrc: z.string(),
    largeWidth: z.int(),
    focalX: z
      .number()
      .nullable()
      .describe("What must stay visible when it is cropped: percent from the left; null is the center."),
    focalY: z.number().nullable().describe("Percent from the top."),
    shareSrc: z.string().describe("JPEG, 1200 by 630; empty if there is none."),
  })
  .openapi("Image");
