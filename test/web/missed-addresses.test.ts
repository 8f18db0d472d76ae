import { beforeEach, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { redirectType } from "~/content/redirects/definition";
import { deleteOldMissedAddresses } from "~/features/navigation/missed-addresses/delete-old-missed-addresses";
import { isWorthNoting } from "~/features/navigation/missed-addresses/is-worth-noting";
import {
  MAX_MISSED_ADDRESSES,
  noteMissedAddress,
} from "~/features/navigation/missed-addresses/note-missed-address";
import { missedAddress } from "~/features/navigation/missed-addresses/table";
import type { PageRenderer } from "~/server/page-renderer";
import { adminCaller } from "../admin-call";
import { signedIn } from "../factories/accounts";
import { makeSpecialty, testActor } from "../factories/content";
import { publishSettings } from "../factories/settings";
import { testApp } from "../web-app";

const pages: Partial<PageRenderer> = {
  render: async () =>
    new Response("<h1>Not found</h1>", { status: 404, headers: { "content-type": "text/html" } }),
};
const { url, services } = await testApp({ pages });
const { db } = services;
const call = adminCaller(url);
const manager = await signedIn(db, ["permissionRedirectManager"]);
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";
const visit = (path: string, agent = BROWSER) => fetch(url + path, { headers: { "user-agent": agent } });
const listed = async () =>
  (
    (await (await call("GET", "/missed-addresses", manager.headers)).json()) as {
      items: { path: string; suggestion: unknown }[];
    }
  ).items;

beforeEach(() => db.delete(missedAddress));

test("counts requested addresses that do not exist, and stores neither the query nor the visitor", async () => {
  await visit("/Our-Clinics/?name=canary&utm_source=mail");
  await visit("/our-clinics");
  await visit("/our-clinics.data");
  const rows = await db.select().from(missedAddress);
  expect(rows).toMatchObject([{ path: "/our-clinics", count: 3 }]);
  expect(JSON.stringify(rows)).not.toMatch(/canary|Firefox|127\.0/);
});

test.each([
  ["/wp-login.php", BROWSER],
  ["/.env", BROWSER],
  ["/backup.sql", BROWSER],
  ["/about", "Googlebot/2.1"],
  ["/about", "curl/8.5.0"],
  ["/about", ""],
  ["/<script>", BROWSER],
  [`/${"x".repeat(300)}`, BROWSER],
])("does not record %s requested by %s", (path, agent) => {
  expect(isWorthNoting(path, agent)).toBe(false);
});

test("never records a private link", async () => {
  await visit(`/registration/${"k".repeat(43)}`);
  expect(await listed()).toEqual([]);
});

test("made-up addresses cannot fill the table; known ones are still counted", async () => {
  await noteMissedAddress(db, "/known", new Date());
  const at = new Date();
  const many = Array.from({ length: MAX_MISSED_ADDRESSES }, (_, n) => ({
    path: `/m-${n}`,
    firstSeenAt: at,
    lastSeenAt: at,
  }));
  for (let start = 0; start < many.length; start += 1_000)
    await db.insert(missedAddress).values(many.slice(start, start + 1_000));
  await noteMissedAddress(db, "/one-more", new Date());
  await noteMissedAddress(db, "/known", new Date());
  expect(await db.$count(missedAddress)).toBe(MAX_MISSED_ADDRESSES + 1);
  expect((await listed())[0]).toMatchObject({ path: "/known", count: 2 });
});

test("suggests the page that was probably meant; addresses that now redirect or were dismissed leave the list", async () => {
  await makeSpecialty(db, { slug: "cardiology", name: "Cardiology" });
  for (const path of ["/departments/cardiology.html", "/zzzzqqq", "/old/a"]) await visit(path);
  const suggested = (await listed()).map(({ path, suggestion }) => [path, suggestion]);
  expect(Object.fromEntries(suggested)).toEqual({
    "/departments/cardiology.html": { url: "/specialty/cardiology", title: "Cardiology" },
    "/old/a": null,
    "/zzzzqqq": null,
  });

  const lead = (from: string, match: "exact" | "prefix") =>
    createItem(
      { db, actor: testActor },
      redirectType,
      { from, to: "/specialty/cardiology", kind: "301", match },
      { publish: true, trusted: true },
    );
  await lead("/departments/cardiology.html", "exact");
  await lead("/old", "prefix");
  expect((await listed()).map(({ path }) => path)).toEqual(["/zzzzqqq"]);
  await call("PUT", "/missed-addresses/aside", manager.headers, { path: "/zzzzqqq" });
  expect(await listed()).toEqual([]);
  await visit("/zzzzqqq");
  expect((await listed()).map(({ path }) => path)).toEqual(["/zzzzqqq"]);
});

test("forgets what no one has requested in three months, or in the time that staff published", async () => {
  await noteMissedAddress(db, "/once", new Date(Date.now() - 91 * 86_400_000));
  await noteMissedAddress(db, "/lately", new Date());
  await deleteOldMissedAddresses(services);
  expect(await db.select({ path: missedAddress.path }).from(missedAddress)).toEqual([{ path: "/lately" }]);

  await noteMissedAddress(db, "/ten-days-ago", new Date(Date.now() - 10 * 86_400_000));
  await deleteOldMissedAddresses(services);
  expect(await db.$count(missedAddress)).toBe(2);
  await publishSettings(db, { keptMissedAddressDays: 7 });
  await deleteOldMissedAddresses(services);
  expect(await db.select({ path: missedAddress.path }).from(missedAddress)).toEqual([{ path: "/lately" }]);
});
