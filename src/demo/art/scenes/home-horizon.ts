import { drawing, type Paint } from "../drawing";
import { curve, type Point, ridge } from "../parts/curve";
import { barn } from "../parts/farm";
import { grass, rows, wheatBand, wheatStalk } from "../parts/ground";
import { goldenHour } from "../parts/light";
import { mainHospital } from "../parts/main-hospital";
import { place } from "../parts/place";
import { birds, sky, streak, sun } from "../parts/sky";
import { cedar, cottonwood, treeLine } from "../parts/trees";
import { windmill } from "../parts/windmill";
import { svg } from "../svg";

interface Layout {
  readonly w: number;
  readonly h: number;
  /** Size of one unit of drawing in pixels. */
  readonly unit: number;
  readonly horizon: number;
  readonly hospital: number;
  readonly mill: number;
  readonly wide: boolean;
}

function layout(w: number, h: number): Layout {
  const wide = w / h > 1.5;
  const unit = wide ? Math.min(h / 700, w / 1250) : h / 700;
  return {
    w,
    h,
    unit,
    horizon: h - 205 * unit,
    hospital: w * (wide ? 0.68 : 0.56),
    mill: w * (wide ? 0.3 : 0.1),
    wide,
  };
}

const farm = {
  wall: "#A8563C",
  wallLight: "#D38A5C",
  roof: "#6E4A3E",
  metal: "#C9BFA4",
  metalLight: "#F4E6C4",
};

function distance({ w, unit: u, horizon: y, mill }: Layout): string {
  const [far, middle] = goldenHour.hills;
  const line = (points: readonly Point[]) => points.map(([x, dy]): Point => [x * w, y + dy * u]);
  return svg`<path d="${ridge(
    line([
      [0, -34],
      [0.14, -52],
      [0.33, -26],
      [0.55, -46],
      [0.8, -24],
      [1, -50],
    ]),
    y + 90 * u,
  )}" fill="#E6CF9F"/>
    <path d="${ridge(
      line([
        [0, -14],
        [0.2, -22],
        [0.42, -10],
        [0.7, -26],
        [1, -12],
      ]),
      y + 90 * u,
    )}" fill="${far}"/>
    ${treeLine("far", w * 0.42, y - 6 * u, w * 0.14, 15 * u, "#AFB288")}
    ${treeLine("left", 0, y - 4 * u, w * 0.16, 20 * u, "#A3AE84")}
    ${place(barn(34 * u, farm), mill - 150 * u, y - 1 * u)}
    <path d="${ridge(
      line([
        [0, 2],
        [0.25, -8],
        [0.5, 8],
        [0.8, 0],
        [1, 8],
      ]),
      y + 120 * u,
    )}" fill="${middle}"/>`;
}

function fields(paint: Paint, { w, h, unit: u, horizon: y, hospital: x }: Layout): string {
  const near = ridge(
    [
      [0, y + 30 * u],
      [w * 0.3, y + 22 * u],
      [w * 0.6, y + 26 * u],
      [w, y + 20 * u],
    ],
    h,
  );
  const left = svg`M0 ${y + 54 * u}Q${x - 420 * u} ${y + 44 * u} ${x - 190 * u} ${y + 40 * u}Q${x - 120 * u} ${y + 56 * u} ${x - 250 * u} ${y + 112 * u}T${x - 520 * u} ${h}H0Z`;
  const right = svg`M${w} ${y + 36 * u}H${x + 130 * u}Q${x + 70 * u} ${y + 50 * u} ${x + 130 * u} ${y + 90 * u}T${x + 90 * u} ${h}H${w}Z`;
  const road: readonly Point[] = [
    [x + 62 * u, y + 26 * u],
    [x + 4 * u, y + 40 * u],
    [x + 10 * u, y + 62 * u],
    [x - 150 * u, y + 112 * u],
    [x - 260 * u, h],
  ];
  const back: readonly Point[] = [
    [x - 30 * u, h],
    [x + 24 * u, y + 112 * u],
    [x + 66 * u, y + 62 * u],
    [x + 40 * u, y + 40 * u],
    [x + 92 * u, y + 26 * u],
  ];
  const vanish: Point = [x - 40 * u, y - 16 * u];
  return svg`<path d="${near}" fill="#5E9468"/><path d="${left}" fill="#478668"/><path d="${right}" fill="#EBBD60"/>
    <g clip-path="${paint.clip(`<path d="${left}"/>`)}">${rows(x - 3600 * u, x - 100 * u, y + 38 * u, h, vanish, 46, "#3A765D")}</g>
    <g clip-path="${paint.clip(`<path d="${right}"/>`)}">${rows(x, x + 3200 * u, y + 34 * u, h, vanish, 46, "#D3A046")}</g>
    <path d="${curve(road)}${curve(back).replace("M", "L")}Z" fill="#F5DDAE"/>`;
}

/** The horizon as part of a larger drawing; see `homeHorizon`. */
export function horizon(paint: Paint, width: number, height: number): string {
  const { leaves, walls, cloud, hills, sky: stops } = goldenHour;
  const view = layout(width, height);
  const { w, h, unit: u, horizon: y, hospital: x, mill, wide } = view;
  const stalk = paint.symbol(wheatStalk("#D9A851", "#F6D088"));
  const tree = paint.symbol(cottonwood("a", 100, leaves, 0.75));
  const belt = paint.symbol(cedar("b", 100, { ...leaves, body: "#3E7760" }));
  const use = (href: string, dx: number, dy: number, size: number, flip = 1) =>
    svg`<use href="${href}" transform="translate(${x + dx * u} ${y + dy * u}) scale(${size * u * flip} ${size * u})"/>`;
  return svg`${sky(paint, w, h, stops)}
    ${sun(paint, x + 236 * u, y - 58 * u, 30 * u, "#FFF6DA", "#FFDF96")}
    ${streak(x + 20 * u, y - 236 * u, 560 * u, 15 * u, cloud, 0.85)}${streak(x - 470 * u, y - 150 * u, 330 * u, 11 * u, cloud, 0.85)}${streak(x + 330 * u, y - 140 * u, 330 * u, 11 * u, cloud, 0.8)}
    ${birds(
      [
        [x - 300 * u, y - 190 * u, 13 * u],
        [x - 262 * u, y - 208 * u, 10 * u],
        [x - 336 * u, y - 212 * u, 9 * u],
      ],
      "#7D8A74",
    )}
    ${distance(view)}${place(windmill(190 * u, "#456355"), mill, y + 12 * u)}
    ${wide && use(tree, -420, 24, 1.1)}${wide && use(tree, -352, 26, 1.75)}${use(tree, -282, 28, wide ? 1.25 : 1, -1)}${use(tree, 352, 26, 1.9)}
    ${[62, 84, 70, 58, 78].map((size, i) => use(belt, 420 + i * 30, 24, size / 100))}
    ${mainHospital(paint, { center: [x, y + 20 * u], scale: 8.6 * u, distance: 105, eye: 1, turn: 24 }, walls)}
    ${fields(paint, view)}
    <path d="${ridge(
      [
        [0, h - 62 * u],
        [w * 0.24, h - 40 * u],
        [w * 0.5, h - 14 * u],
        [w * 0.78, h - 30 * u],
        [w, h - 74 * u],
      ],
      h,
    )}" fill="${hills[3]}"/>
    ${grass("front", [0, h - 56 * u], [w * 0.42, h - 20 * u], 30 * u, hills[3], 15 * u)}${grass("front2", [w * 0.66, h - 18 * u], [w, h - 68 * u], 34 * u, hills[3], 14 * u)}
    ${wheatBand("w", stalk, [0, h + 24 * u], [w * 0.17, h + 50 * u], 11, u)}`;
}

/**
 * The prairie at golden hour with the hospital and its lantern. The upper half is calm sky, for text; in a narrow
 * picture the building moves to the middle. Sizes in pixels.
 */
export function homeHorizon({ width, height }: { width: number; height: number }): string {
  return drawing(`home-horizon-${width}x${height}`, width, height, (paint) => horizon(paint, width, height));
}
