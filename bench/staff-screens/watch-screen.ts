import type { BrowserContext, CDPSession, Page, Request } from "@playwright/test";

/** How a screen reacted to one input. */
export interface Measured {
  /** From the input to the first frame in which something visible has changed, in ms. */
  reaction: number;
  /** From the input to the last frame in which something visible has changed, in ms. */
  settled: number;
  /** How many requests the browser sent. */
  requests: number;
  /** Processor time of the page's main thread until the screen was settled, in ms. */
  work: number;
}

/** A screen is settled once nothing has changed, and no request was open, for this long. */
const QUIET_MS = 400;
const LOOK_MS = 50;
const GIVE_UP_MS = 30_000;

/** Times in ms since 1970; 0 for what has not happened. */
interface Seen {
  at: number;
  reaction: number;
  changed: number;
}

declare global {
  interface Window {
    staffScreen: { seen: Seen; begin(): void; input(at: number): void; change(at: number): void };
  }
}

/** Requests that last as long as the screen, or that nobody waits for. */
const ENDLESS = ["eventsource", "websocket", "ping"];

/**
 * Watches the screens of a context.
 * @param context before it has pages
 * @returns measures what an input causes on a page of the context: `act` does one input
 */
export async function watchScreen(
  context: BrowserContext,
): Promise<(page: Page, act: () => Promise<unknown>) => Promise<Measured>> {
  const open = new Set<Request>();
  let requests = 0;
  let lastEnd = 0;
  context.on("request", (request) => {
    if (ENDLESS.includes(request.resourceType())) return;
    requests += 1;
    open.add(request);
  });
  const end = (request: Request) => {
    if (open.delete(request)) lastEnd = Date.now();
  };
  context.on("requestfinished", end);
  context.on("requestfailed", end);
  await context.addInitScript(recordTimes);
  await context.addInitScript(reportChanges);
  return async (page, act) => {
    const before = await workOf(page);
    await page.evaluate(() => window.staffScreen.begin());
    requests = 0;
    await act();
    const seen = await untilQuiet(page, () => (open.size === 0 ? lastEnd : Date.now()));
    return {
      reaction: seen.reaction - seen.at,
      settled: seen.changed - seen.at,
      requests,
      work: (await workOf(page)) - before,
    };
  };
}

const profilers = new WeakMap<Page, CDPSession>();

/** The processor time that the page's main thread has used so far, in ms. */
async function workOf(page: Page): Promise<number> {
  const profiler = profilers.get(page) ?? (await page.context().newCDPSession(page));
  if (!profilers.has(page)) {
    profilers.set(page, profiler);
    await profiler.send("Performance.enable", { timeDomain: "threadTicks" });
  }
  const { metrics } = await profiler.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1_000;
}

/** @param busyUntil when the last request ended; now, while one is open */
async function untilQuiet(page: Page, busyUntil: () => number): Promise<Seen> {
  const giveUp = Date.now() + GIVE_UP_MS;
  for (;;) {
    const seen = await page.evaluate(() => window.staffScreen.seen);
    const now = Date.now();
    const quietSince = Math.max(seen.changed, busyUntil());
    if (seen.changed > 0 && now - quietSince > QUIET_MS) return seen;
    if (now > giveUp) throw new Error("The screen did not settle.");
    await page.waitForTimeout(LOOK_MS);
  }
}

/** Runs in every frame before its own scripts. The outermost frame has the times. */
function recordTimes(): void {
  if (window !== top) return;
  const seen: Seen = { at: 0, reaction: 0, changed: 0 };
  let isArmed = false;
  window.staffScreen = {
    seen,
    begin() {
      Object.assign(seen, { at: 0, reaction: 0, changed: 0 });
      isArmed = true;
    },
    input(at) {
      if (isArmed) seen.at = at;
      isArmed = false;
    },
    change(at) {
      if (!seen.at) return;
      seen.reaction ||= at;
      seen.changed = at;
    },
  };
}

/** Runs in every frame before its own scripts. */
function reportChanges(): void {
  const input = ({ isTrusted, timeStamp }: Event) => {
    if (isTrusted) top?.staffScreen.input(performance.timeOrigin + timeStamp);
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, input, true);

  let isWaiting = false;
  const change = () => {
    if (isWaiting) return;
    isWaiting = true;
    // The frame with the change is complete when this task runs.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        top?.staffScreen.change(performance.timeOrigin + performance.now());
      }),
    );
  };
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver((changes) => changes.some(isVisible) && change()).observe(document, everything);
  // A field shows a value or the focus, and a picture arrives, without a change of the document.
  addEventListener("input", change, true);
  const isShown = ({ target }: Event) => target instanceof Element && target.matches(":focus-visible");
  addEventListener("focusin", (event) => isShown(event) && change(), true);
  addEventListener(
    "load",
    ({ target }) => target instanceof HTMLImageElement && isInView(target) && change(),
    true,
  );

  function isVisible({ target, type, addedNodes, attributeName }: MutationRecord): boolean {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element || element.closest("head") || element === document.documentElement) return false;
    // The end of a press is not a change of the screen.
    if (attributeName === "data-pressed" && !element.hasAttribute(attributeName)) return false;
    if (type !== "childList" || addedNodes.length === 0) return element.checkVisibility();
    return [...addedNodes].some((node) => (node instanceof Element ? node : element).checkVisibility());
  }

  function isInView(element: Element): boolean {
    const { top: above, bottom } = element.getBoundingClientRect();
    return bottom > 0 && above < innerHeight;
  }
}
