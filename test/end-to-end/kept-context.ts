import type { Browser, BrowserContext, Page } from "@playwright/test";

/** What a context or its clock is asked for that lasts, and cannot be taken back. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "grantPermissions",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
] as const;
const LASTING_OF_CLOCK = ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const;
/** The same of one page. Its context can still be used, with another page. */
const LASTING_OF_PAGE = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "on",
  "once",
  "addLocatorHandler",
  "emulateMedia",
  "setExtraHTTPHeaders",
  "setDefaultTimeout",
  "setDefaultNavigationTimeout",
] as const;

/** So many tests use one page: what a browser keeps of pages before grows with each. */
const TESTS_PER_PAGE = 20;

interface Kept {
  context: BrowserContext;
  options: string;
}

/** What a test needs of a context. */
export interface Wanted {
  /** in any form that is equal for equal ones: what a context cannot change later */
  options: string;
  /** the site whose storage is emptied */
  origin: string;
  viewport: { width: number; height: number } | null;
  /** Whether every test gets a page of its own: a service worker goes on with the page that it controls. */
  needsNewPage: boolean;
}

/**
 * One browser context, and its page, that a worker's tests use one after the other, so that the site's scripts are loaded and compiled once instead of
 * for each test, and no process is started for each page. Between two tests everything that a visitor could leave behind goes: other pages,
 * cookies, storage and history. What a test changed in a way that stays is thrown away: the page, or the context.
 */
export class KeptContext {
  private kept: Kept | undefined;
  /** How many tests have used the page; infinite where one changed it in a way that stays. */
  private used: { page?: Page; tests: number } = { tests: 0 };

  constructor(private readonly browser: Browser) {}

  /** @returns the context, with one page that shows nothing of the site but a plain text, or nothing at all */
  async take(wanted: Wanted): Promise<BrowserContext> {
    const { kept } = this;
    this.kept = undefined;
    if (kept?.options !== wanted.options) await kept?.context.close();
    else if (await isEmptied(kept.context, this.usablePage(kept.context, wanted), wanted))
      return kept.context;
    const context = await this.browser.newContext();
    await context.newPage();
    return context;
  }

  private usablePage(context: BrowserContext, { needsNewPage }: Wanted): Page | undefined {
    const [page] = context.pages();
    const isUsable = page === this.used.page && this.used.tests < TESTS_PER_PAGE && !needsNewPage;
    return isUsable ? page : undefined;
  }

  /** Takes the context back after a test, which has removed its listeners, or closes it where something in it stays. */
  async giveBack(context: BrowserContext, { options }: Wanted, changes: LastingChanges): Promise<void> {
    const { ofContext, ofPage } = changes.end();
    const { page } = changes;
    const before = page === this.used.page ? this.used.tests : 0;
    this.used = { page, tests: ofPage ? Number.POSITIVE_INFINITY : before + 1 };
    if (ofContext) await context.close();
    else this.kept = { context, options };
  }
}

/** Notes whether a context or its page is asked for something that stays. */
export interface LastingChanges {
  /** The one that is watched: the first at the beginning. */
  page: Page | undefined;
  /** Ends the watch. */
  end(): { ofContext: boolean; ofPage: boolean };
}

export function watchLastingChanges(context: BrowserContext): LastingChanges {
  const [page] = context.pages();
  const ofContext = [watch(context, LASTING), watch(context.clock, LASTING_OF_CLOCK)];
  const ofPage = [watch(context, ["newCDPSession"])];
  if (page) ofPage.push(watch(page, LASTING_OF_PAGE));
  const anyCalled = (watches: (() => boolean)[]) =>
    watches.map((end) => end()).some((wasCalled) => wasCalled);
  return { page, end: () => ({ ofContext: anyCalled(ofContext), ofPage: anyCalled(ofPage) }) };
}

/** @returns what ends the watch, and says whether one of the methods was called */
function watch<Target extends object>(target: Target, names: readonly (keyof Target)[]): () => boolean {
  let wasCalled = false;
  for (const name of names) {
    const original = target[name] as (...given: unknown[]) => unknown;
    const noting = (...given: unknown[]) => {
      wasCalled = true;
      return original.apply(target, given);
    };
    Object.defineProperty(target, name, { value: noting, configurable: true });
  }
  return () => {
    // Those of the class are there again.
    for (const name of names) Reflect.deleteProperty(target, name);
    return wasCalled;
  };
}

/**
 * Leaves one page and no storage.
 *
 * @param usable the page that stays; a new one when left out
 * @returns false where the context cannot be used any more
 */
async function isEmptied(
  context: BrowserContext,
  usable: Page | undefined,
  wanted: Wanted,
): Promise<boolean> {
  try {
    const page = usable ?? (await context.newPage());
    await Promise.all(context.pages().map((one) => one === page || one.close()));
    if (usable) await leavePage(usable, wanted);
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: wanted.origin, storageTypes: "all" });
    await session.send("Page.resetNavigationHistory");
    await session.detach();
    return true;
  } catch {
    await context.close().catch(() => undefined);
    return false;
  }
}

/** Leaves whatever a page shows, for a plain text of the same site: for another site the browser would start another process. */
async function leavePage(page: Page, { origin, viewport }: Wanted): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(`${origin}/robots.txt`);
  // Nothing is under the mouse.
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = "";
  });
}
