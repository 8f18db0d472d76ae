import type { Browser, BrowserContext, Page } from "@playwright/test";

/** Lasting changes of a context or its clock, which cannot be undone. */
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
/** The same for one page. Its context can still be used, with another page. */
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

/** Number of tests per page: what a browser keeps of earlier pages grows with each. */
const TESTS_PER_PAGE = 20;

interface StoredContext {
  context: BrowserContext;
  options: string;
}

/** The settings that a test needs in a context. */
export interface ContextOptions {
  /** In a comparable form: options that a context cannot change later. */
  options: string;
  /** The site whose storage is cleared. */
  origin: string;
  viewport: { width: number; height: number } | null;
  /** Whether every test gets a new page: a service worker keeps controlling its page. */
  needsNewPage: boolean;
}

/**
 * A browser context with one page, which a worker's tests use one after another. So the browser loads and
 * compiles the site's scripts once instead of for each test, and starts no process for each page. Between two
 * tests, everything that a visitor could leave behind is removed: other pages, cookies, storage, and history.
 * After a lasting change, the page or the context is replaced.
 */
export class SharedContext {
  private stored: StoredContext | undefined;
  /** Number of tests that have used the page; infinite after a lasting change of it. */
  private used: { page?: Page; tests: number } = { tests: 0 };

  constructor(private readonly browser: Browser) {}

  /** @returns the context, with one page that shows only a plain text of the site, or nothing */
  async take(contextOptions: ContextOptions): Promise<BrowserContext> {
    const { stored } = this;
    this.stored = undefined;
    if (stored?.options !== contextOptions.options) await stored?.context.close();
    else if (await isEmptied(stored.context, this.usablePage(stored.context, contextOptions), contextOptions))
      return stored.context;
    const context = await this.browser.newContext();
    await context.newPage();
    return context;
  }

  private usablePage(context: BrowserContext, { needsNewPage }: ContextOptions): Page | undefined {
    const [page] = context.pages();
    const isUsable = page === this.used.page && this.used.tests < TESTS_PER_PAGE && !needsNewPage;
    return isUsable ? page : undefined;
  }

  /** Returns the context after a test, which has removed its listeners; closes it after a lasting change. */
  async giveBack(
    context: BrowserContext,
    { options }: ContextOptions,
    changes: LastingChanges,
  ): Promise<void> {
    const { ofContext, ofPage } = changes.end();
    const { page } = changes;
    const before = page === this.used.page ? this.used.tests : 0;
    this.used = { page, tests: ofPage ? Number.POSITIVE_INFINITY : before + 1 };
    if (ofContext) await context.close();
    else this.stored = { context, options };
  }
}

/** Detects lasting changes of a context or its page. */
export interface LastingChanges {
  /** The watched page: initially the first one. */
  page: Page | undefined;
  /** Stops watching. */
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

/** @returns a function that stops watching, and returns whether one of the methods was called */
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
    // The methods of the class are visible again.
    for (const name of names) Reflect.deleteProperty(target, name);
    return wasCalled;
  };
}

/**
 * Leaves one page and no storage.
 * @param usable the page that stays; a new one by default
 * @returns false if the context can no longer be used
 */
async function isEmptied(
  context: BrowserContext,
  usable: Page | undefined,
  contextOptions: ContextOptions,
): Promise<boolean> {
  try {
    const page = usable ?? (await context.newPage());
    await Promise.all(context.pages().map((one) => one === page || one.close()));
    if (usable) await leavePage(usable, contextOptions);
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: contextOptions.origin, storageTypes: "all" });
    await session.send("Page.resetNavigationHistory");
    await session.detach();
    return true;
  } catch {
    await context.close().catch(() => undefined);
    return false;
  }
}

/**
 * Leaves the present page for a plain text of the same site, because the browser would start another process
 * for another site.
 */
async function leavePage(page: Page, { origin, viewport }: ContextOptions): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  await page.goto(`${origin}/robots.txt`);
  // Nothing is under the mouse.
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = "";
  });
}
