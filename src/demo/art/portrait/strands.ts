import { svg } from "../svg";

/** Lines of light or shade in hair, as one stroked path. */
export function strands(path: string, color: string, width = 4): string {
  return svg`<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
}

export const shape = (path: string, fill: string, extra = "") =>
  svg`<path d="${path}" fill="${fill}"${extra}/>`;
