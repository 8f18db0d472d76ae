import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "~/platform/project-root";

interface Drawing {
  svg: string;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Reads a drawing of the demo hospital and its size.
 * @param file path below src/demo/pictures
 * @throws Error if the drawing does not state its size
 */
export async function readPicture(file: string): Promise<Drawing> {
  const svg = await readFile(join(projectRoot(), "src/demo/pictures", file), "utf8");
  const [, width, height] = /^<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The drawing ${file} does not state its size.`);
  return { svg, width: Number(width), height: Number(height) };
}
