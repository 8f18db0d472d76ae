import { z } from "@hono/zod-openapi";

/** Characters of a file. */
export const MAX_IMPORT_CHARACTERS = 2_000_000;

export const giftImportBody = z.strictObject({
  csv: z.string().max(MAX_IMPORT_CHARACTERS, "This file is too large. Split it."),
  commit: z.boolean().default(false).describe("False: the file is only tried."),
});

export const giftImport = z
  .object({
    committed: z.boolean(),
    imported: z.int().describe("Gifts that were or would be imported."),
    known: z.int().describe("Rows whose reference was imported before."),
    sum: z.int().describe("Integer cents of the imported gifts."),
    errors: z.array(
      z.object({
        line: z.int().describe("Of the file; the headings are line 1."),
        column: z.string().describe("Its heading; empty if the error is of the whole line."),
        message: z.string(),
      }),
    ),
  })
  .openapi("GiftImport");

export type GiftImport = z.output<typeof giftImport>;
