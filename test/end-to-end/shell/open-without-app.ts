import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated";

/** Opens a page whose app cannot run before the returned function is called. */
export async function openWithoutApp(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/framework-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}
