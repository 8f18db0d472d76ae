import type { Page } from "@playwright/test";

/** Lets responses from these addresses arrive only once the returned function is called. */
export async function hold(page: Page, addresses: RegExp | string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
