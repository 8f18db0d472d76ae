/** The visible part of a picture, in fractions of its width and height, from the top left. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** Width by height; null for any shape. */
export const SHAPES = [
  { value: "free", label: "Free", aspect: null },
  { value: "16:9", label: "16:9", aspect: 16 / 9 },
  { value: "4:3", label: "4:3", aspect: 4 / 3 },
  { value: "1:1", label: "1:1", aspect: 1 },
] as const;

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The smallest fraction that the server accepts. */
const MIN_FRACTION = 0.01;

/** The largest crop with this aspect ratio around a point in fractions. */
export function largestCrop(aspect: number, size: Size, around: { x: number; y: number }): Crop {
  const ratio = ratioOf(aspect, size);
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return {
    x: within(around.x - width / 2, 0, 1 - width),
    y: within(around.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/**
 * The crop after one of its numbers was changed. It stays within the picture, so moving an edge can make it smaller.
 * Keeps the aspect ratio if there is one.
 * @param value a fraction
 */
export function cropWith(
  crop: Crop,
  name: keyof Crop,
  value: number,
  aspect: number | null,
  size: Size,
): Crop {
  const typed = { ...crop, [name]: within(value, name === "x" || name === "y" ? 0 : MIN_FRACTION, 1) };
  const x = Math.min(typed.x, 1 - MIN_FRACTION);
  const y = Math.min(typed.y, 1 - MIN_FRACTION);
  const [width, height] = [Math.min(typed.width, 1 - x), Math.min(typed.height, 1 - y)];
  if (aspect === null) return { x, y, width, height };
  const ratio = ratioOf(aspect, size);
  const requested = name === "height" ? height * ratio : width;
  const limited = Math.min(requested, 1 - x, (1 - y) * ratio);
  return { x, y, width: limited, height: limited / ratio };
}

/** The size of the crop in pixels, rounded like on the server. */
export function pixelsOf(crop: Crop, size: Size): Size {
  return {
    width: Math.max(1, Math.round(crop.width * size.width)),
    height: Math.max(1, Math.round(crop.height * size.height)),
  };
}

/** A crop's width divided by its height, where both are fractions. */
function ratioOf(aspect: number, { width, height }: Size): number {
  return (aspect * height) / width;
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max));
}
