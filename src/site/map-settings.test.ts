import { expect, test } from "vitest";
import { readEnv } from "~/env";
import { mapSettings } from "./map-settings";

test("by default browsers get no map service", () => {
  expect(Object.values(mapSettings(readEnv({}))).filter(Boolean)).toEqual([]);
});

test("the attribution of a tile service keeps its links and loses what could run", () => {
  const settings = mapSettings(
    readEnv({
      MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
      MAP_TILE_ATTRIBUTION: `© <a href="https://tiles.example/terms" onclick="alert(1)">Tiles</a><script>alert(1)</script>`,
    }),
  );
  expect(settings).toEqual({
    tileUrl: "https://tiles.example/{z}/{x}/{y}.png",
    tileAttribution: `© <a href="https://tiles.example/terms">Tiles</a>`,
  });
});
