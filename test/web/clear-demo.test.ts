import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { adminCaller } from "../admin-call";
import { demoDatabase } from "../demo-database";
import { signedIn } from "../factories/accounts";
import { type Site, startSite } from "../start-site";

/** Clearing the demo on a running site. */

vi.setConfig({ testTimeout: 120_000 });
const { db, url, dataDirectory } = await demoDatabase();
const options = { dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } };

let site: Site;
beforeAll(async () => {
  site = await startSite(options);
});
afterAll(() => site.stop());

const textOf = async (path: string) => (await fetch(site.address + path)).text();

test("visitors see at once that the demo was cleared, and the next start does not add it again", async () => {
  const { headers } = await signedIn(db, "administrator");
  const call = adminCaller(site.address);
  // Cached from now on.
  expect(await textOf("/")).toContain("Prairie Lantern");
  expect((await fetch(`${site.address}/provider/thuy-tran`)).status).toBe(200);
  expect(await textOf("/search?q=tran")).toContain("Thuy Tran");

  const report = await (await call("GET", "/demo", headers)).json();
  expect(report).toMatchObject({ stays: [] });
  const cleared = await call("POST", "/demo/clear", headers, { alsoRemove: [] });
  expect([cleared.status, await cleared.json()]).toEqual([200, { removed: expect.any(Number), kept: 0 }]);

  await expect.poll(() => textOf("/")).not.toContain("Prairie Lantern");
  expect((await fetch(`${site.address}/provider/thuy-tran`)).status).toBe(404);
  expect(await textOf("/search?q=tran")).not.toContain("Thuy Tran");
  expect(await textOf("/privacy")).toContain("We are preparing this page.");
  expect(await (await call("GET", "/demo", headers)).json()).toEqual({ goes: [], stays: [] });

  await site.stop();
  site = await startSite(options);
  expect(await textOf("/")).not.toContain("Prairie Lantern");
});

test("only administrators can see what clearing would remove, and clear", async () => {
  const { headers } = await signedIn(db, ["permissionSettingsManager"]);
  const call = adminCaller(site.address);
  expect((await call("GET", "/demo", headers)).status).toBe(403);
  expect((await call("POST", "/demo/clear", headers, { alsoRemove: [] })).status).toBe(403);
});
