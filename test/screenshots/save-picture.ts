import { writeFile } from "node:fs/promises";
import sharp from "sharp";

const MAX_BYTES = 80_000;
const COLORS = [256, 128, 64, 32, 20];

/**
 * Writes a screenshot as a PNG with as many colors as fit in 80 kB.
 * @throws Error when even the fewest colors do not fit
 */
export async function savePicture(path: string, screenshot: Buffer): Promise<void> {
  for (const colors of COLORS) {
    const bytes = await sharp(screenshot).png({ palette: true, colors, effort: 10, dither: 0 }).toBuffer();
    if (bytes.length >= MAX_BYTES) continue;
    return writeFile(path, bytes);
  }
  throw new Error(`${path} is larger than ${MAX_BYTES} bytes in ${COLORS.at(-1)} colors.`);
}
