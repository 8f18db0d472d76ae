import { svg } from "../svg";
import { type Point, polygon } from "./curve";

/** A point in the drawn world: metres to the right, up, and away from the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/** Projects the drawn world on the picture. */
export type View = (place: Place) => Point;

export interface Camera {
  /** Where the world's origin appears, in pixels, when it is at eye level. */
  readonly center: Point;
  /** Pixels a metre at the origin. */
  readonly scale: number;
  /** How far the viewer stands from the origin, in metres. */
  readonly distance: number;
  /** Eye level in metres: the horizon. */
  readonly eye: number;
  /** Turn of the world around its upright axis, in degrees; positive shows more of its right-hand sides. */
  readonly turn: number;
}

/** A view in one- or two-point perspective with upright lines kept upright, as architects draw. */
export function view({ center, scale, distance, eye, turn }: Camera): View {
  const sin = -Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  return ([x, y, z]) => {
    const across = x * cos - z * sin;
    const away = x * sin + z * cos;
    const size = (scale * distance) / (distance + away);
    return [center[0] + across * size, center[1] - (y - eye) * size];
  };
}

/** A flat quadrilateral through four places. */
export function face(view: View, places: readonly Place[], fill: string): string {
  return svg`<path d="${polygon(places.map(view))}" fill="${fill}"/>`;
}

/** A wall: a rectangle standing between two points on the ground plan. */
export interface Wall {
  readonly from: readonly [x: number, z: number];
  readonly to: readonly [x: number, z: number];
  readonly base: number;
  readonly top: number;
}

/** A place on a wall: `u` metres along it from its start, at height `y`, `out` metres in front of it. */
export function onWall({ from, to }: Wall, u: number, y: number, out = 0): Place {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return [from[0] + dx * u + dz * out, y, from[1] + dz * u - dx * out];
}

/** The outline of a rectangle on a wall, as path data. */
export function patch(view: View, wall: Wall, u: number, y: number, width: number, height: number): string {
  return polygon(
    [
      onWall(wall, u, y),
      onWall(wall, u + width, y),
      onWall(wall, u + width, y + height),
      onWall(wall, u, y + height),
    ].map(view),
  );
}

export const wallLength = ({ from, to }: Wall) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The whole wall, painted. */
export function wallFace(view: View, wall: Wall, fill: string): string {
  return svg`<path d="${patch(view, wall, 0, wall.base, wallLength(wall), wall.top - wall.base)}" fill="${fill}"/>`;
}

/** The two walls of a box which face the viewer's side: its front and its right end. */
export function boxWalls(x: number, z: number, width: number, depth: number, base: number, top: number) {
  return {
    front: { from: [x, z], to: [x + width, z], base, top } as const,
    right: { from: [x + width, z], to: [x + width, z + depth], base, top } as const,
    left: { from: [x, z + depth], to: [x, z], base, top } as const,
  };
}
