import { encode } from "uqr";

/** A drawn QR code. */
export interface QrDrawing {
  /** Width and height in modules, with the quiet zone. */
  size: number;
  /** The dark modules, as the path of an SVG. */
  path: string;
}

/** Draws a text as a QR code that can be read with up to 15 % damage. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}
