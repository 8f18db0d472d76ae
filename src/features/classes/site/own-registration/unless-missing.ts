import { AppError } from "~/platform/errors/app-error";

/** Null for a private link that opens nothing: its page explains what may have happened. */
export async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
