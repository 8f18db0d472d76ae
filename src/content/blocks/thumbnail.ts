/** What a mark of a small drawing stands for; whoever draws it gives each its colour. */
export type Tone = "words" | "soft" | "brand" | "accent";

/** One mark of a small drawing, 96 wide and 60 high. `picture` stands for any photograph. */
export interface Mark {
  kind: "bar" | "box" | "frame" | "dot" | "picture";
  x: number;
  y: number;
  width: number;
  height: number;
  tone: Tone;
}

/** How a block looks at a glance, for whoever chooses one: plain data, so that it travels with the block's description. */
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

/** A filled area, the outline of one, and a photograph. */
export const box = mark("box", "soft");
export const frame = mark("frame", "soft");
export const picture = mark("picture", "soft");

/** A round mark around a point. */
export const dot = (x: number, y: number, radius: number, tone: Tone = "accent"): Mark => ({
  kind: "dot",
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
  tone,
});

/** A heading, and lines of text under one another. */
export const title = (x: number, y: number, width: number): Mark => bar(x, y, width, 5, "brand");
export const lines = (x: number, y: number, width: number, count: number): Mark[] =>
  Array.from({ length: count }, (_, at) =>
    bar(x, y + at * 6, count > 1 && at === count - 1 ? Math.round(width * 0.7) : width, 2.5),
  );

export const bar = mark("bar", "words");
