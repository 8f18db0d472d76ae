import decodeQR from "qr/decode.js";

interface Pixels {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray;
}

/** The text of a QR code in a picture; null if there is none. */
export function readPixels({ width, height, data }: Pixels): string | null {
  try {
    return decodeQR({ width, height, data });
  } catch {
    // The library throws if it finds no code. That is the case for most pictures.
    return null;
  }
}
