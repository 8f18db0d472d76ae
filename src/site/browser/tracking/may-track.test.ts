import { expect, test } from "vitest";
import { bareAddress, mayTrack, type PageToCount } from "./may-track";
import { scriptsOf, usesAny } from "./services";

const ORIGIN = "https://hospital.example";

function page({ path = "/about-us", ...rest }: Partial<PageToCount> & { path?: string } = {}): PageToCount {
  const plain = { referrer: "", counted: true, hasForm: false, refused: false };
  return { address: new URL(path, ORIGIN), ...plain, ...rest };
}

test("a public page that only informs may be counted, wherever its visitor came from", () => {
  expect(mayTrack(page())).toBe(true);
  expect(mayTrack(page({ path: "/about-us?utm_source=radio&gclid=x" }))).toBe(true);
  expect(mayTrack(page({ referrer: "https://search.example/?q=hospital" }))).toBe(true);
  expect(mayTrack(page({ referrer: `${ORIGIN}/` }))).toBe(true);
});

test.each<[string, PageToCount]>([
  ["one with a form about a person", page({ hasForm: true })],
  ["one whose route does not say that it may be", page({ counted: false })],
  ["one whose visitor's browser asks not to be followed", page({ refused: true })],
  ["one whose address says what was asked", page({ path: "/provider-search?q=knee" })],
  ["one with a word that no campaign has", page({ path: "/about-us?utm_source=radio&name=Ada" })],
  ["one reached from a search", page({ referrer: `${ORIGIN}/search/?q=rash` })],
  ["one reached from a private link", page({ referrer: `${ORIGIN}/registration/t0ken` })],
  ["one reached from a page about care", page({ referrer: `${ORIGIN}/specialty/oncology` })],
  ["one reached from a form", page({ referrer: `${ORIGIN}/forms/new-patient` })],
])("does not count %s", (_what, refused) => {
  expect(mayTrack(refused)).toBe(false);
});

test("external services get an address without query and hash", () => {
  expect(bareAddress(new URL("/about-us?utm_source=radio#history", ORIGIN))).toBe(`${ORIGIN}/about-us`);
});

const none = { tagManagerId: "", analyticsId: "", socialPixelId: "", searchAdsId: "" };

test("loads a script for each configured service, and no others", () => {
  expect(usesAny(none)).toBe(false);
  expect(scriptsOf(none)).toEqual([]);
  expect(scriptsOf({ ...none, analyticsId: "G-A1" })).toEqual([
    "https://www.googletagmanager.com/gtag/js?id=G-A1",
  ]);
  expect(
    scriptsOf({ tagManagerId: "GTM-B2", analyticsId: "G-A1", socialPixelId: "123", searchAdsId: "AW-3" }),
  ).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-B2",
    "https://www.googletagmanager.com/gtag/js?id=G-A1",
    "https://connect.facebook.net/en_US/fbevents.js",
  ]);
});
