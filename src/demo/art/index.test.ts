import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { mapHeight, mapWidth } from "./county-map/projection";
import { countyMapBounds, demoPictures, project } from "./index";

/** The elements left open by a document, or what closes the wrong one: empty for well-formed XML. */
function openElements(xml: string): string[] {
  const open: string[] = [];
  for (const [, close, name = "", empty] of xml.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z0-9:-]+="[^"<&]*")*\s*(\/?)>/g,
  )) {
    if (close) {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!empty) open.push(name);
  }
  return open;
}

describe("the pictures of the demo hospital", () => {
  it("have slugs and file names of their own and say in words what they show", () => {
    expect(new Set(demoPictures.map(({ slug }) => slug)).size).toBe(demoPictures.length);
    for (const { slug, filename, alt } of demoPictures) {
      expect(filename).toBe(`${slug}.svg`);
      expect(alt.length, slug).toBeGreaterThan(5);
      expect(alt, slug).not.toMatch(/^(a )?(picture|image|illustration) of/i);
    }
  });

  it.each(demoPictures.map((picture) => [picture.slug, picture] as const))(
    "%s is sound",
    async (slug, picture) => {
      const source = picture.svg();
      expect(picture.svg()).toBe(source);
      expect(openElements(source)).toEqual([]);
      expect(source.replaceAll(/<[^<>]*>/g, "")).not.toMatch(/[<>]/);
      expect(source).not.toMatch(
        /\sstyle=|<script|<style|<image|<foreignObject|\son[a-z]+=|NaN|undefined|Infinity/,
      );
      expect(source).not.toMatch(/(?:href|src)="(?!#)/);
      expect(source).not.toMatch(/url\((?!#)/);
      expect(Buffer.byteLength(source)).toBeLessThanOrEqual(slug.startsWith("scene-home") ? 25_000 : 40_000);

      const ids = [...source.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of source.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);

      const { width, height, format } = await sharp(Buffer.from(source)).metadata();
      expect({ width, height, format }).toEqual({
        width: picture.width,
        height: picture.height,
        format: "svg",
      });
    },
  );

  it("use no id twice, so that several can stand in one page", () => {
    const ids = demoPictures.flatMap(({ svg }) => [
      ...new Set([...svg().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the county map", () => {
  it("lies on Web Mercator", () => {
    const { south, west, north, east } = countyMapBounds;
    expect(project(north, west)).toEqual({ x: 0, y: 0 });
    const corner = project(south, east);
    expect(corner.x).toBeCloseTo(mapWidth, 6);
    expect(Math.abs(corner.y - mapHeight)).toBeLessThan(1);
  });

  it("puts places where a tile map of zoom 10 has them", () => {
    const tile = (lat: number, lng: number) => {
      const size = 256 * 2 ** 10;
      const sin = Math.sin((lat * Math.PI) / 180);
      return {
        x: ((lng + 180) / 360) * size,
        y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size,
      };
    };
    const origin = tile(countyMapBounds.north, countyMapBounds.west);
    const scale = mapWidth / (tile(countyMapBounds.north, countyMapBounds.east).x - origin.x);
    for (const [lat, lng] of [
      [41.23, -99.115],
      [41.245, -99.46],
      [41.47, -98.82],
    ] as const) {
      const there = tile(lat, lng);
      const here = project(lat, lng);
      expect(here.x).toBeCloseTo((there.x - origin.x) * scale, 6);
      // The height is a whole number of pixels, which stretches the map by a tenth of a pixel.
      expect(Math.abs(here.y - (there.y - origin.y) * scale)).toBeLessThan(0.25);
    }
  });
});
