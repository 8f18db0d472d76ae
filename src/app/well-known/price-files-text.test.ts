import { expect, test } from "vitest";
import type { ShownSettings } from "~/features/settings/shared/site-settings";
import { priceFilesText } from "./price-files-text";

const origin = "https://www.elm.example";
const settings = {
  hospitalName: "Elm Hospital",
  priceFileUrl: "/files/prices.csv",
  priceContactName: "Price estimates",
  priceContactEmail: "prices@elm.example",
} as ShownSettings;

test("tells robots where the file with every price is", () => {
  expect(priceFilesText(origin, settings)).toBe(
    [
      "location-name: Elm Hospital",
      "source-page-url: https://www.elm.example/price-transparency",
      "mrf-url: https://www.elm.example/files/prices.csv",
      "contact-name: Price estimates",
      "contact-email: prices@elm.example",
      "",
    ].join("\n"),
  );
});

test("a file on another site keeps its own address", () => {
  const elsewhere = { ...settings, priceFileUrl: "https://prices.example/elm.json" };
  expect(priceFilesText(origin, elsewhere)).toContain("mrf-url: https://prices.example/elm.json\n");
});

test("omits unknown values", () => {
  expect(priceFilesText(origin, null)).toBe("source-page-url: https://www.elm.example/price-transparency\n");
});
