import { expect, test } from "vitest";
import { publishSettings } from "../../../../test/factories/settings";
import { testApp } from "../../../../test/web-app";
import { pageSpeed } from "../page-speed/table";

const pages = {
  render: async () => new Response("", { headers: { "content-type": "text/html" } }),
  declarations: (path: string) => ({ personal: path.startsWith("/registration/"), acceptsPost: false }),
};
const app = await testApp({ pages });
const { db } = app.services;

const send = (measured: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/page-speed`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(measured),
  });

test("stores nothing while staff have not turned the measurement on", async () => {
  expect((await send({ path: "/about-us", lcp: 900 })).status).toBe(204);
  expect(await db.$count(pageSpeed)).toBe(0);
});

test("stores a public page's measures, and none of a private page", async () => {
  await publishSettings(db, { measuresSpeed: true });
  expect((await send({ path: "/about-us", lcp: 900.4, inp: 64, cls: 0.01 })).status).toBe(204);
  expect((await send({ path: "/registration/3q2-key", lcp: 900 })).status).toBe(204);
  const rows = await db.select().from(pageSpeed);
  expect(rows.map(({ path, measure, value }) => `${path} ${measure} ${value}`).sort()).toEqual([
    "/about-us cls 10",
    "/about-us inp 64",
    "/about-us lcp 910",
  ]);
});

test.each([
  [{ path: "//evil.example", lcp: 1 }, "path"],
  [{ path: "/search/?q=rash", lcp: 1 }, "path"],
  [{ path: "/", lcp: -1 }, "lcp"],
  [{ path: "/", inp: 1e12 }, "inp"],
  [{ path: "/", cls: "much" }, "cls"],
  [{ lcp: 1 }, "path"],
])("refuses %j in plain words", async (measured, name) => {
  const refused = await send(measured);
  expect(refused.status).toBe(422);
  const { error } = await refused.json();
  expect(error.errors.map(({ propertyName }: { propertyName: string }) => propertyName)).toEqual([name]);
  expect(JSON.stringify(error)).not.toMatch(/expected|invalid/i);
});

test("refuses measures that another site sends from a visitor's browser", async () => {
  expect((await send({ path: "/", lcp: 1 }, { origin: "https://evil.example" })).status).toBe(403);
});

test("limits how many measures one network can send", async () => {
  const limited = await testApp({ pages });
  const statuses = new Set<number>();
  for (let sent = 0; sent < 121; sent += 1) {
    const { status } = await fetch(`${limited.url}/api/page-speed`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"path":"/"}',
    });
    statuses.add(status);
  }
  expect([...statuses]).toEqual([204, 429]);
});
