import type { Site } from "../../start-site";
import { startDemoSite } from "../demo-site";
import { test } from "../fixtures";

/**
 * `test` on a separate site, started with these settings: once for a file's tests, which must run in one
 * worker.
 */
export function testOnSiteWith(env: Record<string, string>) {
  return test.extend<object, { ownSite: Site }>({
    ownSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from here
      async ({}, use) => {
        const site = await startDemoSite(env);
        await use(site);
        await site.stop();
      },
      { scope: "worker", timeout: 180_000 },
    ],
    baseURL: async ({ ownSite }, use) => use(ownSite.address),
  });
}
