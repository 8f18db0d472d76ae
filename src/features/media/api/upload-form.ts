import { z } from "@hono/zod-openapi";
import { itemAnswer } from "~/content/item-schemas";
import { AppError } from "~/platform/errors/app-error";
import { scannedBytes } from "~/platform/virus-scan/scanned-bytes";
import type { VirusScanner } from "~/platform/virus-scan/virus-scanner";

/** A multipart body with one file and fields. */
export function uploadBody<Shape extends z.ZodRawShape>(fields: Shape) {
  const schema = z.object({
    file: z.instanceof(File, { error: "Choose a file." }).openapi({ type: "string", format: "binary" }),
    ...fields,
  });
  return { body: { required: true as const, content: { "multipart/form-data": { schema } } } };
}

/** A folder's id; empty for no folder. */
export const folderField = z
  .union([z.uuid(), z.literal("")])
  .optional()
  .transform((id) => id || null);

/** Whether to add the file even if the library has it. */
export const addAgainField = z
  .stringbool()
  .default(false)
  .describe("Adds a record although the library has one with the same bytes.");

export const uploadAnswer = itemAnswer
  .extend({ alreadyExisted: z.boolean().describe("The library had these bytes: `item` is that record.") })
  .openapi("UploadedItem");

/** @throws AppError VALIDATION_FAILED for an empty file; the errors of `scannedBytes` */
export async function bytesOf(scanner: VirusScanner, file: File): Promise<Uint8Array> {
  if (file.size === 0) {
    const errors = [{ propertyName: "file", message: "This file is empty." }];
    throw new AppError("VALIDATION_FAILED", "This file is empty.", { errors });
  }
  return scannedBytes(scanner, file);
}
