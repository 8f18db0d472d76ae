import { AppError } from "~/platform/errors/app-error";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { LARGEST_FILE } from "./shared/media-limits";

/** @throws AppError TOO_LARGE */
export function refuseLargeFile(bytes: Uint8Array): void {
  if (bytes.length <= LARGEST_FILE) return;
  throw new AppError(
    "TOO_LARGE",
    `This file is larger than ${inMegabytes(LARGEST_FILE)}. Make it smaller and try again.`,
  );
}
