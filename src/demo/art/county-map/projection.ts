import type { Point } from "../parts/curve";

/** The rectangle the county map covers, in degrees (WGS 84): what a ground overlay is given. */
export const countyMapBounds = { south: 40.95, west: -99.75, north: 41.6, east: -98.55 } as const;

const radians = Math.PI / 180;
const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2));
const { south, west, north, east } = countyMapBounds;

/** Size of the map in pixels; its height follows from Web Mercator, so that it lies on tiles undistorted. */
export const mapWidth = 2400;
export const mapHeight = Math.round(
  (mapWidth * (mercator(north) - mercator(south))) / ((east - west) * radians),
);

/** Where a place in degrees lies on the county map, in pixels from its top left corner. */
export function project(lat: number, lng: number): { x: number; y: number } {
  return {
    x: ((lng - west) / (east - west)) * mapWidth,
    y: ((mercator(north) - mercator(lat)) / (mercator(north) - mercator(south))) * mapHeight,
  };
}

/** The same as a pair, for path data; the order is GeoJSON's: longitude first. */
export function at([lng, lat]: readonly [lng: number, lat: number]): Point {
  const { x, y } = project(lat, lng);
  return [x, y];
}
