/** The meaning of a mark in a small drawing, which determines its color. */
export type Tone = "words" | "soft" | "brand" | "accent";

/** One mark of a small drawing, 96 wide and 60 high. `picture` represents any photograph. */
export interface Mark {
  kind: "bar" | "box" | "frame" | "dot" | "picture";
  x: number;
  y: number;
  width: number;
  height: number;
  tone: Tone;
}

/**
 * A small drawing of a block, for people who choose one. Plain data, so that it is part of the block's
 * description.
 */
export type Thumbnail = readonly Mark[];

const mark =
  (kind: Mark["kind"], usual: Tone) =>
  (x: number, y: number, width: number, height: number, tone: Tone = usual): Mark => ({
    kind,
    x,
    y,
    width,
    height,
    tone,
  });

/** A filled area, an outline, and a photograph. */
export const box = mark("box", "soft");
export const frame = mark("frame", "soft");
export const picture = mark("picture", "soft");

/** A circle around a point. */
export const dot = (x: number, y: number, radius: number, tone: Tone = "accent"): Mark => ({
  kind: "dot",
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
  tone,
});

/** A heading, and lines of text below one another. */
export const title = (x: number, y: number, width: number): Mark => bar(x, y, width, 5, "brand");
export const lines = (x: number, y: number, width: number, count: number): Mark[] =>
  Array.from({ length: count }, (_, at) =>
    bar(x, y + at * 6, count > 1 && at === count - 1 ? Math.round(width * 0.7) : width, 2.5),
  );

export const bar = mark("bar", "words");
