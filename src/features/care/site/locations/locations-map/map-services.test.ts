import { expect, test } from "vitest";
import type { WithSettings } from "~/features/settings/shared/site/use-site-settings";
import type { ShownSettings } from "~/features/settings/shared/site-settings";
import type { RootData } from "~/site/root-data";
import { mapServices } from "./map-services";

const edges = { mapSouth: 41, mapWest: -100, mapNorth: 42, mapEast: -99 };
const drawn = { mapImage: { src: "/files/county.svg" }, ...edges };

const root = (settings: object | null, map: RootData["map"] = {}) =>
  ({ settings: settings as ShownSettings | null, map }) as RootData & WithSettings;

test("by default, uses the drawn map within its bounds and no service", () => {
  expect(mapServices(root(drawn))).toEqual({
    googleMaps: undefined,
    ground: {
      tileUrl: undefined,
      drawing: { src: "/files/county.svg", bounds: { south: 41, west: -100, north: 42, east: -99 } },
    },
  });
});

test("a key enables Google's map, a tile service its tiles; the drawing remains as the fallback", () => {
  const services = mapServices(root(drawn, { googleMapsKey: "k", tileUrl: "https://tiles.example/{z}" }));
  expect(services.googleMaps).toEqual({ key: "k" });
  expect(services.ground).toMatchObject({ tileUrl: "https://tiles.example/{z}", drawing: {} });
});

test.each([
  ["no picture", { ...edges, mapImage: null }],
  ["an edge unknown", { ...drawn, mapWest: null }],
  ["its edges the wrong way round", { ...drawn, mapSouth: 43 }],
  ["no settings", null],
])("with %s there is no drawing", (_, settings) => {
  expect(mapServices(root(settings)).ground.drawing).toBeUndefined();
});
