import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/project-root";
import { readPicture } from "../seed/read-picture";
import { pictures } from "./pictures";
import { contentRecords } from "./records";

const folder = join(projectRoot(), "src/demo/pictures");
const ELEMENTS = new Set([
  ..."svg defs g use path rect circle ellipse line polyline polygon text".split(" "),
  ..."clipPath linearGradient radialGradient stop pattern mask".split(" "),
]);

function elementsOf(element: XmlElement): XmlElement[] {
  const children = element.children.filter((child) => child instanceof XmlElement);
  return [element, ...children.flatMap(elementsOf)];
}

/** @throws Error if it is not XML */
function elementsIn(svg: string): XmlElement[] {
  const { root } = parseXml(svg);
  if (!root) throw new Error("The drawing is empty.");
  return elementsOf(root);
}

describe("the pictures of the demo hospital", () => {
  it("have their own slugs and a description", () => {
    expect(new Set(pictures.map(({ slug }) => slug)).size).toBe(pictures.length);
    for (const { slug, alt } of pictures) {
      expect(alt.length, slug).toBeGreaterThan(5);
      expect(alt, slug).not.toMatch(/^(a )?(picture|image|illustration) of/i);
    }
  });

  it("are the files in their folder, each used once", async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    expect(pictures.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it.each(pictures.map((picture) => [picture.slug, picture.file] as const))(
    "%s is small, self-contained SVG without scripts, of the size that it states",
    async (slug, file) => {
      const { svg, width, height } = await readPicture(file);
      const elements = elementsIn(svg);
      expect(elements.map(({ name }) => name).filter((name) => !ELEMENTS.has(name))).toEqual([]);
      for (const [name, value] of elements.flatMap(({ attributes }) => Object.entries(attributes))) {
        expect(name).not.toMatch(/^(style|on.*|src)$/);
        if (name.endsWith("href")) expect(value).toMatch(/^#/);
        expect(value).not.toMatch(/url\((?!#)|NaN|undefined|Infinity/);
      }
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(slug.startsWith("scene-home") ? 25_000 : 40_000);

      const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);

      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height, format: "svg" });
    },
  );

  it("use no id twice, so that several can be on one page", async () => {
    const sources = await Promise.all(pictures.map(({ file }) => readFile(join(folder, file), "utf8")));
    const ids = sources.flatMap((svg) => elementsIn(svg).flatMap(({ attributes }) => attributes.id ?? []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("the county map has the proportions of Web Mercator within the bounds in the settings", async () => {
  const settings = contentRecords().find(({ type }) => type.name === "settings")?.data;
  const { mapSouth, mapWest, mapNorth, mapEast } = settings as Record<string, number>;
  const radians = (degrees: number | undefined) => (Number(degrees) * Math.PI) / 180;
  const mercator = (latitude: number | undefined) => Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
  const proportion = (mercator(mapNorth) - mercator(mapSouth)) / (radians(mapEast) - radians(mapWest));
  const { width, height } = await readPicture("map/county-map.svg");
  // The height is a whole number of pixels.
  expect(Math.abs(height - width * proportion)).toBeLessThan(1);
});
