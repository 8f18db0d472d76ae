import { curve, type Point } from "../parts/curve";
import { random } from "../random";
import { svg } from "../svg";
import { moves } from "./moves";
import { countyLine } from "./places";
import { at, mapHeight, mapWidth } from "./projection";

/** One survey mile in degrees at this latitude. */
const mile = { lng: 0.01928, lat: 0.01449 };
const colors = ["#E9E2C0", "#D9E2C6", "#EFE4BC", "#CDDCC4", "#E3DEB4", "#DDE7D2"];

/** Latitude north of which the land is grazed dune land, too rough for the survey's grid. */
function duneEdge(lng: number): number {
  return (
    41.37 +
    0.03 * Math.sin((lng + 99.6) * 17) +
    0.012 * Math.sin(lng * 61) +
    1.3 * Math.max(0, lng + 99.26) ** 1.3
  );
}

const inDunes = (lng: number, lat: number) => lat > duneEdge(lng);
const isValley = (lat: number, lng: number) => Math.abs(lat - (41.13 - (lng + 99.7) * 0.07)) < 0.055;

const { south, west, north, east } = countyLine;
const inCounty = (lng: number, lat: number) => lng > west && lng < east && lat > south && lat < north;

/**
 * The patchwork of sections and half sections, and the round fields under pivots in the river valley. Fields are
 * strokes as wide as they are high, and pivots dots of round line ends: half the bytes of rectangles and circles.
 */
export function fields(): string {
  const next = random("fields");
  const whole = colors.map(moves);
  const half = colors.map(moves);
  const pivots = [moves(), moves()];
  for (let lat = 40.93; lat < 41.6; lat += mile.lat) {
    for (let lng = -99.76; lng < -98.54; lng += mile.lng) {
      const [chance, hue, crop] = [next(), next(), next()];
      if (inDunes(lng + mile.lng / 2, lat + mile.lat) || chance < (inCounty(lng, lat) ? 0.37 : 0.8)) continue;
      const [x, y] = at([lng, lat + mile.lat]).map(Math.round) as [number, number];
      const i = Math.floor(hue * colors.length);
      if (chance > 0.58) {
        const w = chance > 0.84 ? 19 : 38;
        whole[i]?.add(x, y + 19, `h${w}`, x + w);
      } else half[i]?.add(x, y + (crop > 0.5 ? 10 : 29), "h38", x + 38);
      if (isValley(lat, lng) && crop > 0.42) pivots[hue > 0.45 ? 0 : 1]?.add(x + 19, y + 19, "h0", x + 19);
    }
  }
  const strokes = (lists: ReturnType<typeof moves>[]) =>
    lists.map((list, i) => `<path d="${list.path()}" stroke="${colors[i]}"/>`).join("");
  return svg`<rect width="${mapWidth}" height="${mapHeight}" fill="#F5EFDD"/>
    <g stroke-width="38">${strokes(whole)}</g><g stroke-width="19">${strokes(half)}</g>
    <g stroke-width="31" stroke-linecap="round"><path d="${pivots[0]?.path()}" stroke="#B4CFAC"/><path d="${pivots[1]?.path()}" stroke="#DCCF8F"/></g>`;
}

/** Dune land: its ground, and the crests of its hills as short double arcs. */
export function sandhills(): string {
  const next = random("sandhills");
  const edge: Point[] = [];
  for (let lng = -99.76; lng < -98.9; lng += 0.02) edge.push(at([lng, duneEdge(lng)]));
  const crests = moves();
  for (let lat = 41.33; lat < 41.61; lat += 0.017) {
    for (let lng = -99.76; lng < -98.9; lng += 0.05) {
      const place = [lng + next() * 0.03, lat + next() * 0.01] as const;
      if (!inDunes(place[0] + 0.012, place[1] - 0.012)) continue;
      const [x, y] = at(place).map(Math.round) as [number, number];
      const w = Math.round(46 + next() * 40);
      crests.add(x, y, `q${w >> 1}-${w >> 2} ${w} 0q-${w >> 1}-${w >> 3}-${w} 0`, x);
    }
  }
  return svg`<path d="${curve(edge)}V-9H-9Z" fill="#EFE5C4"/><path d="${crests.path()}" fill="#DBCA98" stroke="#CDBB86" stroke-width="2" stroke-linejoin="round" opacity=".7"/>`;
}

/** The survey's roads, one every other mile, left out in dune land. */
export function sectionRoads(): string {
  let path = "";
  for (let lng = -99.76; lng < -98.54; lng += mile.lng * 2) {
    const [x, y] = at([lng, Math.min(41.61, duneEdge(lng))]).map(Math.round) as [number, number];
    path += `M${x} ${y}V${mapHeight}`;
  }
  for (let lat = 40.93; lat < 41.6; lat += mile.lat * 2) {
    let start = -99.76;
    for (let lng = start; lng < -98.8; lng += 0.01) if (inDunes(lng, lat)) start = lng + 0.01;
    const [x, y] = at([start, lat]).map(Math.round) as [number, number];
    path += `M${Math.max(0, x)} ${y}H${mapWidth}`;
  }
  return svg`<path d="${path}" fill="none" stroke="#FFFDF6" stroke-width="3.2"/>`;
}
