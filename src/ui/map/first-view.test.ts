import fc from "fast-check";
import { expect, test } from "vitest";
import { firstView } from "./first-view";

const at = (latitude: number, longitude: number) => ({
  id: `${latitude},${longitude}`,
  name: "",
  latitude,
  longitude,
});

test("is empty without a place", () => {
  expect(firstView([])).toBeUndefined();
});

test("shows one place with its surroundings", () => {
  expect(firstView([at(41.23, -99.115)])).toEqual({
    kind: "around",
    latitude: 41.23,
    longitude: -99.115,
  });
});

test("two places at one address are one point", () => {
  expect(firstView([at(41.23, -99.115), at(41.23, -99.115)])?.kind).toBe("around");
});

test("every place is within the bounds, and each edge touches one", () => {
  const places = fc.array(
    fc
      .tuple(fc.double({ min: -85, max: 85, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
      .map(([latitude, longitude]) => at(latitude, longitude)),
    { minLength: 2, maxLength: 12 },
  );
  fc.assert(
    fc.property(places, (all) => {
      const view = firstView(all);
      fc.pre(view?.kind === "within");
      const { south, west, north, east } = view.bounds;
      for (const { latitude, longitude } of all) {
        expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east).toBe(true);
      }
      for (const [edge, key] of [
        [south, "latitude"],
        [north, "latitude"],
        [west, "longitude"],
        [east, "longitude"],
      ] as const) {
        expect(all.some((place) => place[key] === edge)).toBe(true);
      }
    }),
  );
});
