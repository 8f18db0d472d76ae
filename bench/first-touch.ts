import { type Browser, chromium, type Page } from "@playwright/test";
import { startSite } from "../test/start-site";
import { slowDown } from "./slow-phone";

/**
 * Measures how long a visitor waits after touching a page for the first time: on a 360 px screen, with a
 * CPU four times slower than this machine's, 1.6 Mbit/s, 150 ms to the server, empty cache. Prints, for each kind of
 * touch, the median of RUNS (five) of two times from the press, or the last letter: until the first frame in which
 * something visible has
 * changed, and until the result is on the screen. ADDRESS measures a running site instead of a new one, and TOUCHES
 * only
 * some, separated by commas. It exits with 1 if a goal is missed.
 */

interface Touch {
  path: string;
  /** Selector of what the visitor presses, types in, or chooses from. */
  control: string;
  /** What the visitor does there; a press by default. */
  act?(page: Page, control: string): Promise<unknown>;
  /** Selector of the result, which has arrived once the number of visible matches has changed. */
  result: string;
  /** Whether the result is in a dialog, where the server's HTML may be in a shadow tree. */
  isInDialog?: boolean;
}

interface Times {
  reaction: number;
  result: number;
}

const GOAL: Times = { reaction: 100, result: 400 };
const RUNS = Number(process.env.RUNS ?? 5);
/** How long the visitor reads before the touch. */
const READING_MS = 1_000;
const GIVE_UP_MS = 20_000;

/** People type a letter every 200 ms. With fewer than two, there are no suggestions. */
const type = (two: string) => (page: Page, control: string) =>
  page.locator(control).first().pressSequentially(two, { delay: 200 });
const choose = (value: string) => (page: Page, control: string) => page.selectOption(control, value);

const TOUCHES: Record<string, Touch> = {
  "quick view": {
    path: "/provider-search",
    control: "main a[data-emit^='emit:provider-profile']",
    result: "h1, h3",
    isInDialog: true,
  },
  map: {
    path: "/location/main-hospital",
    control: "main a[data-emit^='emit:locations-map']",
    result: ".leaflet-marker-icon, address, a[href^='tel:']",
    isInDialog: true,
  },
  class: {
    path: "/classes-and-education",
    control: "main a[data-emit^='emit:class-details']",
    result: "dl",
    isInDialog: true,
  },
  lightbox: {
    path: "/about-us",
    control: "main a[data-emit='emit:modal-image-carousel']",
    result: ".yarl__slide_current img, dialog[open] img",
  },
  "class filter": {
    path: "/classes-and-education",
    control: "#field-type",
    act: choose("childbirth"),
    result: "main a[data-emit^='emit:class-details']",
  },
  "finder filter": {
    path: "/provider-search",
    control: "#field-specialty",
    act: choose("cardiology"),
    result: "main a[data-emit^='emit:provider-profile']",
  },
  suggestions: {
    path: "/",
    control: "main form[role='search'] input, main search input",
    act: type("kn"),
    result: "[role='listbox'] [role='option']",
  },
  "finder suggestions": {
    path: "/provider-search",
    control: "#finder-q",
    act: type("ca"),
    result: "[role='listbox'] [role='option']",
  },
  newsletter: {
    path: "/about-us",
    control: "footer form [type=submit]",
    result: "form [name=phone]",
    isInDialog: true,
  },
};

const existingAddress = process.env.ADDRESS;
const site = existingAddress ? { address: existingAddress, stop: async () => null } : await startSite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  console.log(`median of ${RUNS}`);
  console.log("touch               reaction ms  result ms");
  for (const [name, touch] of Object.entries(TOUCHES)) {
    const isWanted = process.env.TOUCHES?.split(",").includes(name) ?? true;
    if (isWanted) print(name, await medianOf(browser, touch));
  }
} finally {
  await browser.close();
  await site.stop();
}

function print(name: string, times: Times): void {
  const over = (Object.keys(GOAL) as (keyof Times)[]).filter((key) => !(times[key] <= GOAL[key])).join(", ");
  const columns = [
    name.padEnd(18),
    times.reaction.toFixed(0).padStart(12),
    times.result.toFixed(0).padStart(10),
  ];
  console.log(`${columns.join(" ")}  ${over && `over its goal: ${over}`}`);
  if (over) process.exitCode = 1;
}

async function medianOf(browser: Browser, touch: Touch): Promise<Times> {
  const all: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) all.push(await timesOf(browser, touch));
  const middle = (key: keyof Times) =>
    all.map((times) => times[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  return { reaction: middle("reaction"), result: middle("result") };
}

async function timesOf(browser: Browser, { path, control, act, result, isInDialog }: Touch): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // At full speed, so that the measured requests are the only slow ones.
  await page.request.get(site.address + path);
  await page.addInitScript(watchFirstTouch, { result, isInDialog });
  await slowDown(page);
  await page.goto(site.address + path);
  for (const folded of await page.locator("main details:not([open]):has(select) > summary").all())
    await folded.evaluate((summary) => summary.parentElement?.setAttribute("open", ""));
  await page.waitForTimeout(READING_MS);
  await page.evaluate("firstTouch.arm()");
  if (act) await act(page, control);
  else await page.locator(control).first().evaluate(press);
  const seen = await whenSeen(page);
  await context.close();
  const since = (time: number) => (time > 0 ? time - seen.at : Number.POSITIVE_INFINITY);
  return { reaction: since(seen.reaction), result: since(seen.result) };
}

/**
 * Waits for the result.
 * @returns times since the page was requested; 0 for what did not appear within GIVE_UP_MS
 */
async function whenSeen(page: Page): Promise<Times & { at: number }> {
  const end = performance.now() + GIVE_UP_MS;
  for (;;) {
    // The page's policy forbids what Playwright's own waiting evaluates.
    const seen = await page.evaluate(
      () => (window as unknown as { firstTouch: Times & { at: number } }).firstTouch,
    );
    if ((seen.reaction > 0 && seen.result > 0) || performance.now() > end) return seen;
    await page.waitForTimeout(100);
  }
}

/** Presses without scrolling there first, which would start the application. */
function press(element: Element): void {
  if (element instanceof HTMLElement) element.click();
}

/** Runs in the page before any other script. Times are in ms since the page was requested. */
function watchFirstTouch({ result, isInDialog }: Pick<Touch, "result" | "isInDialog">): void {
  const seen = { at: 0, reaction: 0, result: 0, arm };
  Object.assign(window, { firstTouch: seen });

  function arm() {
    const before = visibleMatches();
    for (const type of ["click", "change"])
      addEventListener(type, ({ timeStamp }) => (seen.at ||= timeStamp), { capture: true });
    // The reaction to a letter is the letter.
    addEventListener("keydown", ({ timeStamp }) => (seen.at = timeStamp), { capture: true });
    addEventListener("input", ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "search") return;
      requestAnimationFrame(() => setTimeout(() => (seen.reaction = performance.now())));
    });
    const observer = new MutationObserver((changes) => {
      if (!seen.at || seen.reaction || !changes.some(isVisible)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (seen.reaction = performance.now())));
    });
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    requestAnimationFrame(function look() {
      const now = visibleMatches();
      if (seen.at && now !== before && (before > 0 || now > 0)) seen.result = performance.now();
      else requestAnimationFrame(look);
    });
  }

  function visibleMatches(): number {
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const trees = dialogs.flatMap((dialog) =>
      [...dialog.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    );
    const places: ParentNode[] = isInDialog ? [...dialogs, ...trees] : [document];
    const found = places.flatMap((place) => [...place.querySelectorAll(result)]);
    return found.filter((element) => element.checkVisibility()).length;
  }

  function isVisible({ target, type, addedNodes }: MutationRecord): boolean {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element || element.closest("head") || element === document.documentElement) return false;
    if (type !== "childList") return element.checkVisibility();
    return [...addedNodes].some((node) =>
      node instanceof Element ? node.checkVisibility() : element.checkVisibility(),
    );
  }
}
