import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { redirectType } from "~/content/redirects/definition";
import { noteMissedAddress } from "~/features/navigation/missed-addresses/note-missed-address";
import { signedIn } from "../../../../test/factories/accounts";
import { testActor } from "../../../../test/factories/content";
import { testApp } from "../../../../test/web-app";
import { countEvent } from "../shared/count-events";

const app = await testApp({
  settings: { ADMIN_FEATURES: "full +analytics" },
  services: { now: () => new Date("2026-11-20T18:00:00Z") },
});
const { db } = app.services;
const administrator = (await signedIn(db, "administrator")).headers;
const manager = (await signedIn(db, ["permissionPageManager"])).headers;

for (const [kind, key, day] of [
  ["page", "/donate", "2026-11-20"],
  ["page", '=HYPERLINK("x")', "2026-11-19"],
  ["gift", "", "2026-11-20"],
  ["error", "", "2026-11-14"],
  ["page", "/", "2026-11-13"],
] as const)
  await countEvent(db, kind, key, day);

const ask = (path: string, headers: Record<string, string>) =>
  fetch(`${app.url}/api/admin/${path}`, { headers });
const names = ({ series }: { series: { name: string }[] }) => series.map(({ name }) => name);

test("compares a week with the week before, by the hospital's days", async () => {
  const answer = await (await ask("analytics?days=7", administrator)).json();
  expect(answer).toMatchObject({
    period: { from: "2026-11-14", to: "2026-11-20" },
    before: { from: "2026-11-07", to: "2026-11-13" },
  });
  const page = answer.series.find(({ name }: { name: string }) => name === "page");
  expect(page).toMatchObject({ total: 2, before: 1, days: [0, 0, 0, 0, 0, 1, 1] });
  expect(answer.pages[0]).toEqual({ key: "/donate", count: 1, before: 0 });
});

test("gifts require the foundation's permission, and errors the settings manager's", async () => {
  expect(names(await (await ask("analytics", administrator)).json())).toEqual(
    expect.arrayContaining(["gift", "error"]),
  );
  const answer = await (await ask("analytics", manager)).json();
  expect(names(answer)).toEqual(["page", "search", "searchInVain", "registration", "missed"]);
  expect(answer).toMatchObject({ misses: null, missed: null, errors: null });
});

test("is forbidden without a permission, and for everyone while analytics is off", async () => {
  const blogger = (await signedIn(db, ["permissionBlogManager"])).headers;
  const switchedOff = await testApp();
  const colleague = (await signedIn(switchedOff.services.db, "administrator")).headers;
  for (const path of ["analytics", "analytics.csv"]) {
    const refused = await ask(path, blogger);
    expect([refused.status, (await refused.json()).error.code]).toEqual([403, "FORBIDDEN"]);
    const off = await fetch(`${switchedOff.url}/api/admin/${path}`, { headers: colleague });
    expect([off.status, (await off.json()).error.code]).toEqual([403, "FEATURE_OFF"]);
  }
});

test("lists missed addresses of the period, without those that lead somewhere now", async () => {
  await noteMissedAddress(db, "/old-page", new Date("2026-11-19T12:00:00Z"));
  await noteMissedAddress(db, "/old-page?name=Ann", new Date("2026-11-20T12:00:00Z"));
  await noteMissedAddress(db, "/long-ago", new Date("2026-10-01T12:00:00Z"));
  await noteMissedAddress(db, "/mended", new Date("2026-11-20T12:00:00Z"));
  const mended = { from: "/mended", to: "/donate", kind: "301", match: "exact" } as const;
  await createItem({ db, actor: testActor }, redirectType, mended, { publish: true, trusted: true });
  const answer = await (await ask("analytics?days=7", administrator)).json();
  expect(answer.missed).toEqual([{ path: "/old-page", count: 2, lastSeenAt: "2026-11-20T12:00:00.000Z" }]);
});

test("the CSV has a row for each day, and runs nothing", async () => {
  const answer = await ask("analytics.csv?days=7", manager);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const text = await answer.text();
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true });
  expect(rows[0]).toEqual([
    "Day",
    "Pages viewed",
    "Searches",
    "Searches without results",
    "Registrations",
    "Missed addresses",
  ]);
  expect(rows[7]).toEqual(["2026-11-20", "1", "0", "0", "0", "0"]);
  expect(text).toContain(`'=HYPERLINK`);
});
