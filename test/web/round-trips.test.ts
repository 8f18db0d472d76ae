import { get } from "node:http";
import { afterAll, expect, test } from "vitest";
import { countedDatabase } from "../counted-database";
import { demoDatabase } from "../demo-database";
import { startSite } from "../start-site";

/**
 * Limit of a page's round trips to the database, once the data that it shares with other pages is in memory.
 */
const MAX_ROUND_TRIPS = 8;

const { url, dataDirectory } = await demoDatabase();
const database = await countedDatabase(url, "openward");
const site = await startSite({ dataDirectory, env: { DATABASE_URL: database.url, LINK_CHECK: "off" } });
afterAll(async () => {
  await site.stop();
  database.close();
});
let visitors = 0;

/**
 * Requests the page under another host name, so that it does not come from the cache.
 * @returns its round trips
 */
async function roundTripsOf(path: string): Promise<number> {
  const before = database.roundTrips();
  visitors += 1;
  await new Promise<void>((resolve, reject) => {
    get(site.address + path, { headers: { host: `visitor-${visitors}.test` } }, (response) => {
      expect(response.statusCode).toBe(200);
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
  return database.roundTrips() - before;
}

test.each([
  ["the home page", "/"],
  ["the finder", "/provider-search"],
  ["a search of the finder", "/provider-search?q=knee"],
  ["a search of the site", "/search/?q=knee+pain"],
  ["a provider's page", "/provider/abby-steinke"],
  ["the list of locations", "/specialties-and-locations"],
  ["the list of classes", "/classes-and-education"],
])("%s is rendered with at most eight round trips to the database", async (_what, path) => {
  await roundTripsOf(path);
  const counts = [];
  // Jobs and counters of the server use the same connections, so the smallest count is the page's own.
  for (let time = 0; time < 3; time++) counts.push(await roundTripsOf(path));
  expect(Math.min(...counts)).toBeLessThanOrEqual(MAX_ROUND_TRIPS);
});

test("a provider's page that is not cached needs at most eight round trips", async () => {
  await roundTripsOf("/provider/abby-steinke");
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const others = [...sitemap.matchAll(/\/provider\/[^<]+/g)].map(([path]) => path).slice(0, 12);
  const counts = [];
  for (const path of others) counts.push(await roundTripsOf(path));
  expect(counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(
    MAX_ROUND_TRIPS,
  );
});
