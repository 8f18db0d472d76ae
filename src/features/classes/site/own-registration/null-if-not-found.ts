import { AppError } from "~/platform/errors/app-error";

/** Null if the private link has no registration, so that the page can explain why. */
export async function nullIfNotFound<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
