import type { Paint } from "../drawing";
import { svg } from "../svg";
import { block, canopy, hipRoof, type Masonry, panel, windows } from "./masonry";
import { boxWalls, type Camera, face, onWall, patch, view as viewOf, type Wall } from "./perspective";

/** The brick hospital of 1951 with its lantern tower, seen from the lawn. Its origin is the foot of the tower. */
export function mainHospital(
  paint: Paint,
  camera: Camera,
  tones: Masonry,
  { lit = 0.4, glow = 1 } = {},
): string {
  const view = viewOf(camera);
  const wing = boxWalls(-36, 1, 32, 13, 0, 8.2);
  const low = boxWalls(5, 2, 30, 12, 0, 4.9);
  const rear = boxWalls(12, 12, 18, 10, 0, 8);
  const tower = boxWalls(-5.2, -2, 10.4, 10.4, 0, 18);
  const room = boxWalls(-3.3, -0.1, 6.6, 6.6, 18.8, 23.4);
  const parapet = boxWalls(-5.7, -2.5, 11.4, 11.4, 17.4, 18.8);
  const bay = boxWalls(-30, -0.2, 6, 3, 0, 9.4);
  const mullions = (wall: Wall) =>
    [0, 2.05, 4.1, 6.15].map((u) => patch(view, wall, u, wall.base, 0.45, wall.top - wall.base)).join("") +
    patch(view, wall, 0, wall.base + 2.1, 6.6, 0.35);
  const [lx, ly] = view(onWall(room.front, 3.3, 21.2));
  const size = camera.scale;
  const halo = paint.radial([
    [0, "#FFE2A0", 0.95],
    [22, "#F8C766", 0.5],
    [60, "#F2B441", 0.14],
    [100, "#F2B441", 0],
  ]);
  const spire = view([0, 30.8, 3.2]);
  const peak = view([0, 27.6, 3.2]);
  return svg`<circle cx="${lx}" cy="${ly}" r="${size * 17 * glow}" fill="${halo}"/>${block(view, rear, tones)}${windows(view, rear.front, tones, "rear", { count: 6, y: 5.4, height: 1.4, lit })}
    ${block(view, low, tones)}${windows(view, low.front, tones, "low", { count: 8, y: 1.5, height: 2, from: 11, to: 29, open: 0.64, lit: lit + 0.15 })}
    ${windows(view, low.right, tones, "low-end", { count: 4, y: 1.5, height: 2, lit })}
    ${block(view, wing, tones)}
    ${windows(view, wing.front, tones, "upper", { count: 6, y: 4.9, height: 1.9, from: 12.6, to: 30.6, open: 0.6, lit })}
    ${windows(view, wing.front, tones, "ground", { count: 6, y: 1.2, height: 1.9, from: 12.6, to: 30.6, open: 0.6, lit })}
    ${windows(view, wing.front, tones, "corner", { count: 2, y: 4.9, height: 1.9, from: 0.6, to: 5.4, lit })}
    ${windows(view, wing.front, tones, "corner-low", { count: 2, y: 1.2, height: 1.9, from: 0.6, to: 5.4, lit })}
    ${block(view, bay, tones)}${[0.9, 3.4].map((u) => panel(view, bay.front, u, 1.2, 1.7, 6.6, u < 2 ? tones.lit : tones.glass))}
    ${panel(view, bay.front, 0.9, 4, 4.2, 0.7, tones.front)}
    ${block(view, tower, tones, "right", 0)}
    ${[2.3, 4.7, 7.1].map((u) => panel(view, tower.front, u, 7, 1, 8.6, tones.glass))}
    ${[2.3, 4.7, 7.1].map((u, i) => panel(view, tower.front, u, 7, 1, [4.2, 6.4, 3][i] ?? 0, tones.lit))}
    ${[3, 6].map((u) => panel(view, tower.right, u, 7, 1.2, 8.6, tones.glass))}
    ${panel(view, low.front, 1, 0, 8.6, 3.3, tones.lit)}${[1, 3.1, 5.2, 7.3, 9.4].map((u) => panel(view, low.front, u, 0, 0.25, 3.3, tones.door))}
    ${panel(view, tower.front, 3, 0, 4.4, 4, tones.trim)}${panel(view, tower.front, 3.5, 0, 3.4, 3.4, tones.lit)}${panel(view, tower.front, 5.1, 0, 0.2, 3.4, tones.door)}
    ${canopy(view, low.front, -1, 3.6, 13, 7, tones)}
    ${block(view, parapet, { ...tones, front: tones.trim, side: tones.trimSide }, "right", 0)}
    ${[room.right, room.front].map(
      (wall) =>
        svg`<path d="${patch(view, wall, 0, wall.base, 6.6, 4.6)}" fill="${paint.linear([
          [0, "#F2A93B"],
          [45, "#FFE08A"],
          [100, "#F4B64A"],
        ])}"/>`,
    )}
    <circle cx="${lx}" cy="${ly}" r="${size * 2.4}" fill="${halo}"/>
    <path d="${mullions(room.right)}" fill="${tones.roofSide}"/><path d="${mullions(room.front)}" fill="${tones.roof}"/>
    ${hipRoof(view, room, 4.2, 0, tones, "right", 1)}
    ${face(
      view,
      [
        [-0.25, 27, 3.2],
        [0.25, 27, 3.2],
        [0.12, 30.8, 3.2],
        [-0.12, 30.8, 3.2],
      ],
      tones.roof,
    )}
    <circle cx="${(spire[0] + peak[0]) / 2}" cy="${(spire[1] + peak[1]) / 2}" r="${size * 0.55}" fill="${tones.lit}"/>`;
}
