import { svg } from "../svg";

/** Puts something drawn around its own origin at a point, scaled; a negative `scaleX` mirrors it. */
export function place(content: string, x: number, y: number, scale = 1, scaleX = scale): string {
  const size = scaleX === scale ? svg`${scale}` : svg`${scaleX} ${scale}`;
  return svg`<g transform="translate(${x} ${y})${scale === 1 && scaleX === 1 ? "" : ` scale(${size})`}">${content}</g>`;
}
