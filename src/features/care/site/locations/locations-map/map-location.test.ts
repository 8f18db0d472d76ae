import { expect, test } from "vitest";
import type { LocationResponse } from "../../../location-response";
import { mapLocations } from "./map-location";

const location = (given: Partial<LocationResponse>): LocationResponse => ({
  id: "1",
  slug: "elm-clinic",
  name: "Elm Clinic",
  kind: "clinic",
  latitude: 41.2,
  longitude: -99.1,
  addressLine1: "1 Elm Street",
  addressLine2: "",
  addressCity: "Elm",
  addressState: "NE",
  addressPostalCode: "69100",
  phoneMain: "3085550100",
  phoneFax: "",
  hoursOfOperation: "",
  status: "open",
  statusNote: "",
  openingState: {
    isOpen: true,
    status: "Open now",
    detail: "closes 5:00 PM",
    label: "Open now - closes 5:00 PM",
    until: "2026-11-20T23:00:00.000Z",
  },
  about: "",
  appleMapsLink: "https://maps.apple.com/?daddr=elm",
  googleMapsLink: "https://www.google.com/maps/dir/?api=1&destination=elm",
  cardImageId: null,
  pageHeroImageId: null,
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
  cardImage: null,
  pageHeroImage: null,
  CHLocationLinks: [],
  CHLocationCHSpecialties: [],
  CHLocationCHStaffMembers: [],
  ...given,
});

test("the first hospital is the main location, wherever it is in the list", () => {
  const places = mapLocations([
    location({ id: "clinic" }),
    location({ id: "hospital", kind: "hospital" }),
    location({ id: "second hospital", kind: "hospital" }),
  ]);
  expect(places.filter(({ isMain }) => isMain).map(({ id }) => id)).toEqual(["hospital"]);
});

test("without a hospital there is no main location", () => {
  expect(mapLocations([location({})]).some(({ isMain }) => isMain)).toBe(false);
});

test("an entrance or suite is between street and city", () => {
  const [plain, suite] = mapLocations([location({}), location({ addressLine2: "Suite 4" })]);
  expect(plain?.address).toEqual(["1 Elm Street", "Elm, NE 69100"]);
  expect(suite?.address).toEqual(["1 Elm Street", "Suite 4", "Elm, NE 69100"]);
});

test.each([
  ["https://google.example", "https://apple.example", "https://google.example"],
  ["", "https://apple.example", "https://apple.example"],
  ["", "", ""],
])("directions from %j and %j are %j", (googleMapsLink, appleMapsLink, directions) => {
  expect(mapLocations([location({ googleMapsLink, appleMapsLink })])[0]?.directions).toBe(directions);
});
