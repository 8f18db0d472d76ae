import { Parser } from "htmlparser2";
import { KB } from "../isomorphic/sizes";
import { escapeHtml } from "./escape-html";

/** A drawing that is safe to show, and its size in CSS pixels. */
export interface CleanDrawing {
  svg: string;
  width: number;
  height: number;
}

export type DrawingRefusal = "large" | "unreadable";

/** Limit of the file in bytes. A logo has a few kilobytes. */
export const MAX_DRAWING_BYTES = 256 * KB;
/** Limit of elements, because they are all parsed on the main thread. */
const MAX_ELEMENTS = 5_000;
/**
 * `use` elements that refer to other `use` elements multiply: with more, a small file could expand to
 * millions of shapes.
 */
const MAX_USES = 24;
/** The side that a drawing gets if it names none, in CSS pixels. */
const DEFAULT_SIDE = 300;

const ELEMENTS = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "title",
  "desc",
  "style",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "mask",
  "pattern",
  "marker",
]);

const ATTRIBUTES = new Set(
  (
    "id class style transform viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points " +
    "dx dy rotate textLength lengthAdjust pathLength offset gradientUnits gradientTransform spreadMethod " +
    "clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform " +
    "markerWidth markerHeight markerUnits refX refY orient overflow " +
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit " +
    "stroke-dasharray stroke-dashoffset color opacity clip-path clip-rule mask marker-start marker-mid marker-end " +
    "stop-color stop-opacity display visibility paint-order vector-effect shape-rendering text-rendering " +
    "font-family font-size font-weight font-style letter-spacing word-spacing text-anchor dominant-baseline " +
    "alignment-baseline text-decoration"
  ).split(" "),
);

/** Functions that load nothing. `url` is checked on its own: it may name only a part of the same drawing. */
const FUNCTIONS = new Set([
  "url",
  "rgb",
  "rgba",
  "hsl",
  "hsla",
  "calc",
  "matrix",
  "translate",
  "translatex",
  "translatey",
  "scale",
  "scalex",
  "scaley",
  "rotate",
  "skewx",
  "skewy",
]);

const OWN_PART = /^#[\w.:-]+$/;
const URL_VALUE = /url\(([^)]*)\)?/gi;
const FUNCTION_NAME = /([\w-]+)\s*\(/g;

/**
 * Keeps the shapes, colors, and texts of an SVG drawing. Scripts, event handlers, `foreignObject`, animations, links,
 * embedded pictures, external style sheets, and references to anything outside of the drawing are removed: the result
 * contains only what is on the lists above.
 * @returns why it is refused, if it is too large or not a drawing
 */
export function sanitizeSvg(bytes: Uint8Array): CleanDrawing | DrawingRefusal {
  if (bytes.length > MAX_DRAWING_BYTES) return "large";
  const writer = new DrawingWriter();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      ontext: (text) => writer.text(text),
      onclosetag: (name) => writer.close(name),
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(bytes));
  if (writer.isTooLarge) return "large";
  const size = writer.size;
  if (!size || !writer.hasShapes) return "unreadable";
  return { svg: writer.written(), width: size.width, height: size.height };
}

/** Whether a file claims to be an SVG drawing. `sanitizeSvg` checks whether it is one. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, MAX_DRAWING_BYTES));
  return /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE\s+svg|<svg[\s>])/i.test(text) && /<svg[\s>]/i.test(text);
}

type Attributes = Readonly<Record<string, string>>;

class DrawingWriter {
  size: { width: number; height: number } | undefined;
  hasShapes = false;
  isTooLarge = false;

  private readonly parts: string[] = [];
  private readonly opened: string[] = [];
  /** The nesting depth inside an element that is removed with all of its content. */
  private removed = 0;
  private elements = 0;
  private uses = 0;
  private style: string | undefined;

  open(name: string, attributes: Attributes): void {
    this.elements += 1;
    if (name === "use") this.uses += 1;
    if (this.elements > MAX_ELEMENTS || this.uses > MAX_USES) this.isTooLarge = true;
    const isRoot = this.opened.length === 0 && this.size === undefined && name === "svg";
    const belongs = this.opened.length > 0 || isRoot;
    if (this.isTooLarge || this.removed > 0 || !belongs || !ELEMENTS.has(name) || this.style !== undefined) {
      this.removed += 1;
      return;
    }
    this.opened.push(name);
    if (isRoot) this.size = sizeOf(attributes);
    if (name === "style") {
      this.style = "";
      return;
    }
    if (SHAPES.has(name)) this.hasShapes = true;
    this.parts.push(`<${name}${isRoot ? ROOT_NAMESPACE : ""}${writtenAttributes(attributes)}>`);
  }

  text(text: string): void {
    if (this.removed > 0) return;
    if (this.style !== undefined) this.style += text;
    else if (this.opened.length > 0) this.parts.push(escapeHtml(text));
  }

  close(name: string): void {
    if (this.removed > 0) {
      this.removed -= 1;
      return;
    }
    if (this.opened.pop() !== name) return;
    if (this.style === undefined) {
      this.parts.push(`</${name}>`);
      return;
    }
    const rules = withoutComments(this.style);
    if (isHarmlessCss(rules)) this.parts.push(`<style>${escapeHtml(rules)}</style>`);
    this.style = undefined;
  }

  written(): string {
    return this.parts.join("");
  }
}

const SHAPES = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use"]);
const ROOT_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

function writtenAttributes(attributes: Attributes): string {
  let written = "";
  for (const [name, value] of Object.entries(attributes)) {
    const isReference = name === "href" || name === "xlink:href";
    const isKept = isReference ? OWN_PART.test(value) : ATTRIBUTES.has(name) && isHarmlessCss(value);
    if (isKept) written += ` ${isReference ? "href" : name}="${escapeHtml(value)}"`;
  }
  return written;
}

/** Whether style rules, or the value of one attribute, load nothing and hide nothing behind an escape. */
function isHarmlessCss(text: string): boolean {
  if (/[\\@<]/.test(text) || /\/\*/.test(text)) return false;
  for (const [, name = ""] of text.matchAll(FUNCTION_NAME))
    if (!FUNCTIONS.has(name.toLowerCase())) return false;
  for (const [, address = ""] of text.matchAll(URL_VALUE))
    if (!OWN_PART.test(address.trim().replace(/^(["'])(.*)\1$/, "$2"))) return false;
  return !/(?:javascript|data|vbscript)\s*:/i.test(text);
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
}

/**
 * The size that the drawing states, or else the proportions of its view box. Percentages have no meaning
 * outside of a page.
 */
function sizeOf({ width, height, viewBox = "" }: Attributes): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = viewBox.split(/[\s,]+/).map(Number);
  const shape = { width: positive(boxWidth), height: positive(boxHeight) };
  const named = { width: pixels(width), height: pixels(height) };
  if (named.width && named.height) return { width: named.width, height: named.height };
  if (!shape.width || !shape.height)
    return { width: named.width ?? DEFAULT_SIDE, height: named.height ?? DEFAULT_SIDE };
  const ratio = shape.height / shape.width;
  if (named.height) return { width: Math.max(1, Math.round(named.height / ratio)), height: named.height };
  const across = named.width ?? Math.max(1, Math.round(shape.width));
  return { width: across, height: Math.max(1, Math.round(across * ratio)) };
}

/** Whole CSS pixels; undefined for other units. */
function pixels(text: string | undefined): number | undefined {
  const found = /^\s*(\d{1,6}(?:\.\d+)?)(?:px)?\s*$/.exec(text ?? "");
  return found ? positive(Math.round(Number(found[1]))) : undefined;
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 && value < 1_000_000 ? value : undefined;
}
