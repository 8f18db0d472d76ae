import { AppError } from "~/platform/errors/app-error";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { MAX_FILE_BYTES } from "./shared/media-limits";

/** @throws AppError TOO_LARGE */
export function refuseLargeFile(bytes: Uint8Array): void {
  if (bytes.length <= MAX_FILE_BYTES) return;
  throw new AppError(
    "TOO_LARGE",
    `This file is larger than ${inMegabytes(MAX_FILE_BYTES)}. Make it smaller and try again.`,
  );
}
