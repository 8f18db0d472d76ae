import { random } from "../random";
import { svg } from "../svg";
import { face, onWall, type Place, patch, type View, type Wall, wallFace, wallLength } from "./perspective";

/** The colours of a building in one light. */
export interface Masonry {
  readonly front: string;
  readonly side: string;
  readonly trim: string;
  readonly trimSide: string;
  readonly roof: string;
  readonly roofSide: string;
  readonly glass: string;
  readonly lit: string;
  readonly door: string;
}

export interface WindowRow {
  readonly count: number;
  readonly y: number;
  readonly height: number;
  /** Share of the spacing which is glass, 0 to 1. */
  readonly open?: number;
  readonly from?: number;
  readonly to?: number;
  /** Share of windows with the light on, 0 to 1. */
  readonly lit?: number;
  readonly sill?: boolean;
}

/** A row of windows on a wall: dark and lit panes, each with a sill. */
export function windows(view: View, wall: Wall, tones: Masonry, seed: string, row: WindowRow): string {
  const next = random(seed);
  const { count, y, height, open = 0.56, from = 0, to = wallLength(wall), lit = 0.4, sill = true } = row;
  const step = (to - from) / count;
  let dark = "";
  let bright = "";
  let sills = "";
  for (let i = 0; i < count; i++) {
    const u = from + step * (i + (1 - open) / 2);
    const pane = patch(view, wall, u, y, step * open, height);
    if (next() < lit) bright += pane;
    else dark += pane;
    if (sill) sills += patch(view, wall, u - 0.12, y - 0.3, step * open + 0.24, 0.3);
  }
  return svg`${sills && `<path d="${sills}" fill="${tones.trim}"/>`}${dark && `<path d="${dark}" fill="${tones.glass}"/>`}${bright && `<path d="${bright}" fill="${tones.lit}"/>`}`;
}

/** A block of masonry: its visible walls with a light band along the top. */
export function block(
  view: View,
  walls: { front: Wall; right: Wall; left: Wall },
  tones: Masonry,
  visible: "right" | "left" = "right",
  band = 0.7,
): string {
  const side = walls[visible];
  const strip = (wall: Wall, fill: string) =>
    svg`<path d="${patch(view, wall, 0, wall.top - band, wallLength(wall), band)}" fill="${fill}"/>`;
  return svg`${wallFace(view, side, tones.side)}${band > 0 && strip(side, tones.trimSide)}
    ${wallFace(view, walls.front, tones.front)}${band > 0 && strip(walls.front, tones.trim)}`;
}

/** A gabled roof over a block whose ridge runs along its front, with eaves reaching `eave` metres out. */
export function gableRoof(
  view: View,
  walls: { front: Wall; right: Wall },
  rise: number,
  tones: Masonry,
  eave = 0.5,
): string {
  const { front, right } = walls;
  const [x0, z0] = front.from;
  const x1 = front.to[0];
  const z1 = right.to[1];
  const mid = (z0 + z1) / 2;
  const y = front.top;
  const gable: Place[] = [
    [x1, y, z0],
    [x1, y, z1],
    [x1, y + rise, mid],
  ];
  const slope: Place[] = [
    [x0 - eave, y - eave * 0.5, z0 - eave],
    [x1 + 0.18, y - eave * 0.5, z0 - eave],
    [x1 + 0.18, y + rise, mid],
    [x0 - eave, y + rise, mid],
  ];
  const over = 0.18;
  const verge = (z: number): Place[] => [
    [x1 + over, y + rise, mid],
    [x1 + over, y + rise - 0.4, mid],
    [x1 + over, y - eave * 0.5 - 0.4, z],
    [x1 + over, y - eave * 0.5, z],
  ];
  return svg`${face(view, gable, tones.side)}${face(view, verge(z1 + eave), tones.roofSide)}${face(view, slope, tones.roof)}${face(view, verge(z0 - eave), tones.roofSide)}`;
}

/** A gabled roof whose gable faces the front: a porch, a chapel, a school. */
export function frontGableRoof(
  view: View,
  walls: { front: Wall; right: Wall },
  rise: number,
  tones: Masonry,
  eave = 0.5,
): string {
  const [x0, z0] = walls.front.from;
  const x1 = walls.front.to[0];
  const z1 = walls.right.to[1];
  const y = walls.front.top;
  const cx = (x0 + x1) / 2;
  const drop = (eave * rise) / ((x1 - x0) / 2);
  const front = z0 - eave * 0.6;
  const edge = (x: number): Place[] => [
    [cx, y + rise, front],
    [cx, y + rise - 0.4, front],
    [x, y - drop - 0.3, front],
    [x, y - drop, front],
  ];
  return svg`${face(
    view,
    [
      [x1 + eave, y - drop, front],
      [x1 + eave, y - drop, z1],
      [cx, y + rise, z1],
      [cx, y + rise, front],
    ],
    tones.roofSide,
  )}
    ${face(
      view,
      [
        [x0, y, z0],
        [x1, y, z0],
        [cx, y + rise, z0],
      ],
      tones.front,
    )}
    ${face(view, edge(x0 - eave), tones.trim)}${face(view, edge(x1 + eave), tones.trim)}`;
}

/** A hipped or, with `ridge` 0, pyramidal roof over a block. */
export function hipRoof(
  view: View,
  walls: { front: Wall; right: Wall; left: Wall },
  rise: number,
  ridge: number,
  tones: Masonry,
  visible: "right" | "left" = "right",
  eave = 0.6,
): string {
  const [x0, z0] = walls.front.from;
  const x1 = walls.front.to[0];
  const z1 = walls.right.to[1];
  const y = walls.front.top;
  const [cx, cz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const [a, b]: [Place, Place] = [
    [cx - ridge / 2, y + rise, cz],
    [cx + ridge / 2, y + rise, cz],
  ];
  const corner = (x: number, z: number): Place => [
    x + Math.sign(x - cx) * eave,
    y,
    z + Math.sign(z - cz) * eave,
  ];
  const front = face(view, [corner(x0, z0), corner(x1, z0), b, a], tones.roof);
  const right = face(view, [corner(x1, z0), corner(x1, z1), b], tones.roofSide);
  const left = face(view, [corner(x0, z0), corner(x0, z1), a], tones.roofSide);
  return visible === "right" ? right + front : left + front;
}

/** A rectangle on a wall, painted: a door, a sign, a band. */
export function panel(
  view: View,
  wall: Wall,
  u: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  return svg`<path d="${patch(view, wall, u, y, width, height)}" fill="${fill}"/>`;
}

/** A flat canopy in front of a wall, with its underside in shade and two posts. */
export function canopy(
  view: View,
  wall: Wall,
  u: number,
  y: number,
  width: number,
  depth: number,
  tones: Masonry,
): string {
  const at = (du: number, dy: number, out: number) => onWall(wall, u + du, y + dy, out);
  const post = (du: number) =>
    face(
      view,
      [
        at(du, -y, depth - 0.3),
        at(du + 0.4, -y, depth - 0.3),
        at(du + 0.4, 0, depth - 0.3),
        at(du, 0, depth - 0.3),
      ],
      tones.trimSide,
    );
  return svg`${post(0.5)}${post(width - 0.9)}
    ${face(view, [at(0, 0, depth), at(width, 0, depth), at(width, 0, 0), at(0, 0, 0)], tones.roofSide)}
    ${face(view, [at(width, 0, depth), at(width, 0, 0), at(width, 0.6, 0), at(width, 0.6, depth)], tones.trimSide)}
    ${face(view, [at(0, 0, depth), at(width, 0, depth), at(width, 0.6, depth), at(0, 0.6, depth)], tones.trim)}`;
}
