import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyCheckout } from "../copy-checkout";
import { demoDatabase } from "../demo-database";
import { type Site, startSite } from "../start-site";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const TAKEN_OUT = ["newsletter", "incident"];
/** A link, form, or event of theirs. */
const TRACE = /(?:href|action)="[^"]*(?:newsletter|incident)[^"]*"|emit:join-newsletter|data-incident-until/g;

const { url, dataDirectory } = await demoDatabase();
const parent = await mkdtemp(join(tmpdir(), "openward-without-"));
let site: Site;

beforeAll(async () => {
  const checkout = join(parent, "site");
  await copyCheckout(checkout);
  const list = join(checkout, "src/features.ts");
  const text = await readFile(list, "utf8");
  const shorter = TAKEN_OUT.reduce((left, name) => left.replace(`  "${name}",\n`, ""), text);
  await writeFile(`${list}.new`, shorter);
  await rename(`${list}.new`, list);
  site = await startSite({ checkout, dataDirectory, env: { DATABASE_URL: url, LINK_CHECK: "off" } });
});

afterAll(async () => {
  await site?.stop();
  await rm(parent, { recursive: true });
});

test("every page of the site answers, without a link, form, or dialog of theirs", async () => {
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  expect(paths.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const path of paths) {
    const answer = await fetch(site.address + path);
    const html = await answer.text();
    const traces = html.match(TRACE) ?? [];
    if (answer.status !== 200 || traces.length > 0)
      found.push(`${path}: ${answer.status} ${[...new Set(traces)].join(" ")}`);
  }
  expect(found).toEqual([]);
});
