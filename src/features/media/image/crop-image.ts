import type { DataOf } from "~/content/define-content-type";
import { AppError } from "~/platform/errors/app-error";
import type { PicturePart } from "~/platform/file-tasks/pictures.ts";
import { runFileTask } from "~/platform/file-tasks/run-file-task";
import { STORED_FILES } from "~/platform/isomorphic/file-addresses";
import type { FileStorage } from "~/platform/storage/file-storage";
import type { imageType } from "./definition";
import { type AcceptedPicture, acceptPhotograph, NOT_CROPPED } from "./store-image";

type ImageValues = DataOf<typeof imageType>;

const WHOLE: PicturePart = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Creates all files of a picture from a part of it. The whole picture stays in the storage, so that the crop can be
 * changed or reset later.
 * @param part of the whole picture; null for all of it
 * @returns the values of `acceptPhotograph`; the focal point stays at the same place in the picture
 * @throws AppError UNSUPPORTED_TYPE for a drawing; UNAVAILABLE while the picture is not encoded
 */
export async function cropImage(
  storage: FileStorage,
  image: ImageValues,
  part: PicturePart | null,
): Promise<AcceptedPicture> {
  const { wholeSrc, wholeWidth, wholeHeight } = wholePictureOf(image);
  if (image.mimeType === "image/svg+xml")
    throw new AppError("UNSUPPORTED_TYPE", "A drawing cannot be cropped here. Crop it in its program.");
  const whole = await storage.get(keyOf(wholeSrc));
  if (!whole)
    throw new AppError("UNAVAILABLE", "This picture is still being processed. Try again in a minute.");
  const bytes = part ? await runFileTask("cropPicture", { bytes: whole.bytes, part }) : whole.bytes;
  const made = await acceptPhotograph(storage, bytes, image);
  const shown = {
    ...made.values,
    ...movedFocus(image, part ?? WHOLE),
    sha256: image.sha256,
  };
  if (!part) return withWholeFile({ values: shown, pending: made.pending }, wholeSrc);
  return {
    values: {
      ...shown,
      cropX: part.x,
      cropY: part.y,
      cropWidth: part.width,
      cropHeight: part.height,
      wholeSrc,
      wholeWidth,
      wholeHeight,
    },
    pending: made.pending,
  };
}

/** Reuses the existing file of the whole picture instead of encoding it again. */
function withWholeFile({ values, pending }: AcceptedPicture, wholeSrc: string): AcceptedPicture {
  return {
    values: {
      ...values,
      src: wholeSrc,
      s3Key: keyOf(wholeSrc),
      ...NOT_CROPPED,
    },
    pending: pending.filter(({ key }) => key !== values.s3Key),
  };
}

function wholePictureOf(image: ImageValues) {
  const { wholeSrc, wholeWidth, wholeHeight, src, width, height } = image;
  return wholeSrc
    ? { wholeSrc, wholeWidth, wholeHeight }
    : { wholeSrc: src, wholeWidth: width, wholeHeight: height };
}

function keyOf(address: string): string {
  return address.slice(STORED_FILES.length);
}

/** The focal point in percent of the new part. If it is outside the part, it moves to the edge. */
function movedFocus(image: ImageValues, part: PicturePart): Pick<ImageValues, "focalX" | "focalY"> {
  const { focalX, focalY, cropX, cropY, cropWidth, cropHeight } = image;
  const moved = (percent: number | null, [from, size]: [number, number], [to, next]: [number, number]) => {
    if (percent === null) return null;
    const place = from + (percent / 100) * size;
    return Math.round(Math.min(100, Math.max(0, ((place - to) / next) * 100)));
  };
  return {
    focalX: moved(focalX, [cropX ?? 0, cropWidth ?? 1], [part.x, part.width]),
    focalY: moved(focalY, [cropY ?? 0, cropHeight ?? 1], [part.y, part.height]),
  };
}
