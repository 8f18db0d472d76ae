import type { Browser, BrowserContext, Page } from "@playwright/test";

/** What a context or its clock is asked for that lasts, and cannot be taken back. */
const LASTING = [
  ...["addInitScript", "exposeBinding", "exposeFunction", "route", "routeFromHAR", "routeWebSocket"],
  ...["grantPermissions", "setExtraHTTPHeaders", "setGeolocation", "setOffline"],
] as const;
const LASTING_OF_CLOCK = ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const;

/**
 * One browser context that a worker's tests use one after the other, so that the site's scripts are loaded and compiled once instead of for
 * each test. Between two tests everything that a visitor could leave behind goes: pages, cookies and storage. A context that a test changed in a way
 * that stays is thrown away.
 */
export class KeptContext {
  private kept: { context: BrowserContext; options: string } | undefined;

  constructor(private readonly browser: Browser) {}

  /**
   * @param options of the test, in any form that is equal for equal ones: what a context cannot change later
   * @param origin the site whose storage is emptied
   * @returns the context, with one empty page
   */
  async take(options: string, origin: string): Promise<BrowserContext> {
    const { kept } = this;
    this.kept = undefined;
    if (kept?.options !== options) await kept?.context.close();
    else if (await isEmptied(kept.context, origin)) return kept.context;
    const context = await this.browser.newContext();
    await context.newPage();
    return context;
  }

  /** Takes the context back after a test, which has removed its listeners, or closes it where something in it stays. */
  async giveBack(context: BrowserContext, options: string, watch: LastingChanges): Promise<void> {
    if (watch.hasAny()) await context.close();
    else this.kept = { context, options };
  }
}

/** Notes whether a context is asked for something that stays. */
export interface LastingChanges {
  hasAny(): boolean;
}

export function watchLastingChanges(context: BrowserContext): LastingChanges {
  let hasAny = false;
  const note = <Target extends object>(target: Target, names: readonly (keyof Target)[]) => {
    for (const name of names) {
      const original = target[name] as (...given: unknown[]) => unknown;
      const noting = (...given: unknown[]) => {
        hasAny = true;
        return original.apply(target, given);
      };
      Object.defineProperty(target, name, { value: noting, configurable: true });
    }
  };
  note(context, LASTING);
  note(context.clock, LASTING_OF_CLOCK);
  return { hasAny: () => hasAny };
}

/** Leaves one empty page and no storage. @returns false where the context cannot be used any more */
async function isEmptied(context: BrowserContext, origin: string): Promise<boolean> {
  try {
    const page = await context.newPage();
    await Promise.all(context.pages().map((one) => one === page || one.close()));
    await context.clearCookies();
    await clearStorage(page, origin);
    return true;
  } catch {
    await context.close().catch(() => undefined);
    return false;
  }
}

async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
}
