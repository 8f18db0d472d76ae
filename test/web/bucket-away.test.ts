import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { localStorage } from "~/platform/storage/local-storage";
import { demoDatabase } from "../demo-database";
import { startS3 } from "../start-s3";
import { startSite } from "../start-site";

/** A real node whose bucket becomes unavailable and returns. */

vi.setConfig({ testTimeout: 120_000 });
/** Far longer than it takes. */
const LONG_TIMEOUT = { timeout: 60_000, interval: 50 };

const { url, dataDirectory } = await demoDatabase();
const s3 = await startS3();
const files = localStorage(join(dataDirectory, "files"));
for await (const key of files.list()) {
  const file = await files.get(key);
  if (file) s3.objects.set(key, { bytes: Buffer.from(file.bytes), contentType: file.contentType });
}
const site = await startSite({
  dataDirectory,
  env: { ...s3.settings, DATABASE_URL: url, LOG_LEVEL: "fatal" },
});
afterAll(() => site.stop());

const ready = async () => {
  const answer = await fetch(`${site.address}/readyz`);
  return { status: answer.status, body: await answer.json() };
};
const well = { status: 200, body: { ok: true, failing: [], degraded: [] } };
const withoutBucket = { status: 200, body: { ok: true, failing: [], degraded: ["storage"] } };

test("with a bucket that hangs, disappears and returns, the node stays ready, reports it, and serves pages", async () => {
  expect(await ready()).toEqual(well);
  s3.hang(true);
  expect(await ready()).toEqual(withoutBucket);
  s3.hang(false);
  const port = Number(new URL(s3.endpoint).port);
  await s3.stop();
  expect(await ready()).toEqual(withoutBucket);
  expect((await fetch(`${site.address}/about-us`)).status).toBe(200);
  expect((await fetch(`${site.address}/files/${"0".repeat(32)}.webp`)).status).toBe(503);

  const again = await startS3({ port });
  await expect.poll(ready, LONG_TIMEOUT).toEqual(well);
  await again.stop();
});
