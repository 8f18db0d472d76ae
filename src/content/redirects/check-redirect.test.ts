import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../test/database";
import { testActor } from "../../../test/factories/content";
import { createItem } from "../actions/create-item";
import { checkRedirect } from "./check-redirect";
import { redirectType } from "./definition";
import { findRedirect } from "./find-redirect";

const { db } = await testDatabase();
const NEW = "00000000-0000-4000-8000-000000000000";
type Match = "exact" | "prefix" | "pattern";
const lead = (from: string, to: string, match: Match) =>
  createItem(
    { db, actor: testActor },
    redirectType,
    { from, to, kind: "301", match },
    { publish: true, trusted: true },
  );
const refusal = async (match: Match, from: string, to: string) =>
  (await checkRedirect({ from, to, match }, db, NEW))[0]?.message;

beforeAll(async () => {
  await lead("/one", "/two", "exact");
  await lead("/tree", "/forest", "prefix");
  await lead("/xx-*", "/yy/*", "pattern");
});

test.each<[Match, string, string]>([
  ["exact", "/zero", "/one"],
  ["prefix", "/old", "/tree"],
  ["prefix", "/blog/2019", "https://blog.example"],
  ["pattern", "/doc-*", "/docs/*"],
  ["pattern", "/news/*", "/newsroom"],
])("%s %s to %s is accepted", async (match, from, to) => {
  expect(await refusal(match, from, to)).toBeUndefined();
});

test.each<[Match, string, string, RegExp]>([
  ["exact", "/a", "/A/", /redirects to itself/],
  ["exact", "/two", "/one", /in a circle/],
  ["exact", "/forest/x", "/tree/x", /in a circle/],
  ["prefix", "/forest", "/tree", /in a circle/],
  ["prefix", "/more", "/more/of/it", /too many redirects/],
  ["pattern", "/yy/*", "/xx-*", /in a circle/],
  ["exact", "/a*", "/b", /Only a pattern/],
  ["pattern", "/a", "/b", /one to three/],
  ["pattern", "/ab**c", "/b", /one to three/],
  ["pattern", "/*", "/b", /match every address/],
  ["pattern", "/old/*", "https://*.example", /host/],
  ["pattern", "/old/*", "/a/*/*", /only if the old address contains one/],
])("%s %s to %s is refused", async (match, from, to, message) => {
  expect(await refusal(match, from, to)).toMatch(message);
});

test("negative control: two unchecked redirects send a visitor in circles", async () => {
  await lead("/round", "/and-round", "prefix");
  expect(await refusal("prefix", "/and-round", "/round")).toMatch(/in a circle/);
  // Only `trusted` writes skip this check.
  await lead("/and-round", "/round", "prefix");
  const passed: string[] = [];
  for (let at: string | undefined = "/round"; at && passed.length < 10; ) {
    passed.push(at);
    at = (await findRedirect(db, at))?.target;
  }
  expect(passed).toHaveLength(10);
  expect(new Set(passed)).toEqual(new Set(["/round", "/and-round"]));
});
