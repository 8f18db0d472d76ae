import { drawing } from "../drawing";
import { curve, type Point } from "../parts/curve";
import { random } from "../random";
import { svg } from "../svg";
import { fields, sandhills, sectionRoads } from "./fields";
import {
  alderCreek,
  countyLine,
  lakes,
  northSouthHighway,
  plumCreek,
  railroad,
  river,
  towns,
  westEastHighway,
  willowCreek,
} from "./places";
import { at, mapHeight, mapWidth } from "./projection";

type Line = readonly (readonly [lng: number, lat: number])[];

/** A water course with bends between the given places. */
function meander(seed: string, line: Line, swing: number, bends: number): string {
  const next = random(seed);
  const places = line.map(at);
  const points: Point[] = [];
  let phase = 0;
  for (const [i, from] of places.entries()) {
    const to = places[i + 1];
    if (!to) {
      points.push(from);
      break;
    }
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    for (let k = 0; k < bends; k++) {
      const t = (k + next() * 0.3) / bends;
      phase += 1 + next() * 1.3;
      const off = Math.sin(phase) * swing * (0.5 + next() * 0.8);
      points.push([
        Math.round(from[0] + (to[0] - from[0]) * t - ((to[1] - from[1]) / length) * off),
        Math.round(from[1] + (to[1] - from[1]) * t + ((to[0] - from[0]) / length) * off),
      ]);
    }
  }
  return curve(points);
}

const straight = (line: Line) =>
  line
    .map(at)
    .map(([x, y], i) => svg`${i ? "L" : "M"}${x} ${y}`)
    .join("");

function stroke(path: string, color: string, width: number, extra = ""): string {
  return svg`<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${extra}/>`;
}

/** A town: its blocks of houses with white streets between, on a light ground. */
function town({ lat, lng, across, down }: (typeof towns)[number]): string {
  const [cx, cy] = at([lng, lat]);
  const step = 13;
  const [w, h] = [across * step, down * step];
  const [left, top] = [cx - w / 2, cy - h / 2];
  const next = random(`town ${lng}`);
  const blocks = Array.from({ length: across * down }, (_, i) => {
    if (next() < 0.1) return "";
    return svg`M${left + (i % across) * step + 2} ${top + Math.floor(i / across) * step + 2}h9v9h-9Z`;
  });
  return svg`<rect x="${left - 5}" y="${top - 5}" width="${w + 10}" height="${h + 10}" rx="10" fill="#FFFDF6"/><path d="${blocks}" fill="#D9C3A0"/>`;
}

function name(text: string, x: number, y: number, size: number, color: string, extra = ""): string {
  return svg`<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="${color}" stroke="#FBF7EA" stroke-width="6" stroke-linejoin="round" paint-order="stroke" text-anchor="middle"${extra}>${text}</text>`;
}

/** An illustrated base map of the county, true to Web Mercator within `countyMapBounds`; see `project`. */
export function countyMap(): string {
  return drawing("county-map", mapWidth, mapHeight, () => {
    const [left, top] = at([countyLine.west, countyLine.north]);
    const [right, bottom] = at([countyLine.east, countyLine.south]);
    const streams = [
      meander("alder", alderCreek, 9, 5),
      meander("plum", plumCreek, 9, 5),
      meander("willow", willowCreek, 8, 5),
    ].join("");
    const main = meander("river", river, 13, 4);
    const highways = straight(westEastHighway) + straight(northSouthHighway);
    const rails = curve(railroad.map(at));
    return svg`${fields()}${sandhills()}${sectionRoads()}${towns.map(town)}
      ${stroke(streams, "#C3D9B9", 22)}${stroke(main, "#C3D9B9", 58)}${stroke(streams, "#9CC9CB", 6)}${stroke(main, "#9CC9CB", 19)}
      ${lakes.map(({ lng, lat, rx, ry }) => {
        const [x, y] = at([lng, lat]);
        return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#9CC9CB" stroke="#C3D9B9" stroke-width="8"/>`;
      })}
      ${stroke(rails, "#8E9A94", 3.5)}<path d="${rails}" fill="none" stroke="#8E9A94" stroke-width="10" stroke-dasharray="2.5 11"/>
      ${stroke(highways, "#D9B877", 12)}${stroke(highways, "#FFF3D3", 7.5)}
      <path d="M0 0H${mapWidth}V${mapHeight}H0ZM${left} ${top}V${bottom}H${right}V${top}Z" fill="#E8F2F0" opacity=".5"/>
      <path d="M${left} ${top}H${right}V${bottom}H${left}Z" fill="none" stroke="#5E8F86" stroke-width="4" stroke-dasharray="26 9 5 9" opacity=".8"/>
      ${towns.map(({ name: text, lat, lng, label }) => {
        const [x, y] = at([lng, lat]);
        return name(
          text,
          x + label[0],
          y + label[1] + 12,
          text === "Alder Creek" ? 36 : 30,
          "#33504B",
          ' font-weight="600"',
        );
      })}
      ${name("Sandhills", 440, 412, 34, "#93824F", ' letter-spacing="12" font-style="italic"')}
      ${name("Lark River", 905, 1375, 26, "#3F7F86", ' font-style="italic"')}
      ${name("Plum Creek", 2040, 800, 24, "#3F7F86", ' font-style="italic"')}`;
  });
}
