import { AppError } from "~/platform/errors/app-error";
import type { ContentType } from "../define-content-type";

const UNIQUE_VIOLATION = "23505";
const ADDRESSES = new Set(["content_item_slug", "content_item_url"]);
const ID = "content_item_pkey";

/**
 * Runs a write of records. Two simultaneous writes may both find an address free; the database refuses the
 * later one, and this turns that error into a sentence.
 * @throws AppError SLUG_TAKEN; REVISION_CONFLICT if a record with this id already exists
 */
export async function refuseTakenSlug<T>(type: ContentType, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = causeOf(error);
    if (code === UNIQUE_VIOLATION && constraint === ID)
      throw new AppError("REVISION_CONFLICT", "This record already exists.");
    if (code !== UNIQUE_VIOLATION || !ADDRESSES.has(constraint ?? "")) throw error;
    throw new AppError("SLUG_TAKEN", `Another ${type.label.one.toLowerCase()} already has this address.`);
  }
}

function causeOf(error: unknown): { code?: string; constraint?: string } {
  return error instanceof Error && typeof error.cause === "object" && error.cause ? error.cause : {};
}
