import { svg } from "./svg";

/** A colour stop: where it lies in percent, its colour and, if it is not opaque, its opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Collects what a drawing refers to by id. Ids start with the drawing's name, so that drawings can share a page. */
export interface Paint {
  /** A gradient from top to bottom, or along a direction given in fractions of the painted box. */
  linear(
    stops: readonly Stop[],
    direction?: readonly [x1: number, y1: number, x2: number, y2: number],
  ): string;
  /** A gradient outwards from a point given in fractions of the painted box. */
  radial(stops: readonly Stop[], center?: readonly [x: number, y: number]): string;
  /** A clip path; the answer is the value of a `clip-path` attribute. */
  clip(shape: string): string;
  /** Something drawn many times; the answer is the `href` of a `use` element. */
  symbol(content: string): string;
}

const stopElement = ([offset, color, opacity]: Stop) =>
  svg`<stop offset="${offset}%" stop-color="${color}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`;

/** A complete SVG document of the given size in pixels. */
export function drawing(name: string, width: number, height: number, draw: (paint: Paint) => string): string {
  const defs = new Map<string, string>();
  const define = (element: (id: string) => string) => {
    const key = element("");
    const id = defs.get(key) ?? `${name}-${(defs.size + 1).toString(36)}`;
    defs.set(key, id);
    return id;
  };
  const paint: Paint = {
    linear: (stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(stopElement).join("")}</linearGradient>`,
      )})`,
    radial: (stops, [cx, cy] = [0.5, 0.5]) =>
      `url(#${define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r=".5">${stops.map(stopElement).join("")}</radialGradient>`,
      )})`,
    clip: (shape) => `url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
    symbol: (content) => `#${define((id) => `<g id="${id}">${content}</g>`)}`,
  };
  const body = draw(paint);
  const tight = (source: string) => source.replaceAll(/ d="[^"]+"/g, (path) => path.replaceAll(" -", "-"));
  const definitions = [...defs].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${tight(definitions)}</defs>${tight(body)}</svg>`
  );
}
