import { expect, test } from "vitest";
import { drawQr } from "~/ui/qr-code/draw-qr";
import { readPixels } from "./read-pixels";

const PIXELS = 6;

/** A QR code as image data, as a camera would see it. */
function pictureOf(text: string) {
  const { size, path } = drawQr(text);
  const width = size * PIXELS;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < PIXELS; row += 1) {
      const from = ((Number(y) * PIXELS + row) * width + Number(x) * PIXELS) * 4;
      for (let pixel = 0; pixel < PIXELS; pixel += 1) data.fill(0, from + pixel * 4, from + pixel * 4 + 3);
    }
  return { width, height: width, data };
}

test("reads the code that the private page shows", () => {
  expect(readPixels(pictureOf("K7QP2M41"))).toBe("K7QP2M41");
});

test("finds nothing in a picture without a code", () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(255);
  expect(readPixels({ width: 200, height: 200, data })).toBeNull();
});
