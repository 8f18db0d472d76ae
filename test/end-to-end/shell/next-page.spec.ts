import { once } from "node:events";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { adminCaller, browserOf } from "../../admin-call";
import type { Site } from "../../start-site";
import { administrator } from "../admin/administrator";
import { startDemoSite } from "../demo-site";
import { expect, test } from "../fixtures";
import { type BrowserTab, openTab } from "./browser-tab";

interface Received {
  path: string;
  /** The path of the page that requested it. */
  from: string | undefined;
  isAdvance: boolean;
}

/** Files that a prerendered page contains are requested with it. */
const FILE = /^\/(assets|files)\//;

let site: Site;
let front: { server: Server; address: string; received: Received[] };
let tab: BrowserTab;

test.describe("the next page", { tag: ["@desktop", "@script"] }, () => {
  test.beforeAll(async () => {
    site = await startDemoSite();
    front = await recordRequests(site.address);
  });
  test.afterAll(async () => {
    front.server.close();
    front.server.closeAllConnections();
    await site.stop();
  });
  test.beforeEach(async () => {
    tab = await openTab();
    front.received.length = 0;
  });
  test.afterEach(() => tab.close());

  test("is prerendered when the visitor points at its link: it requests nothing else and counts no visit until it is shown", async () => {
    await openPage("/about-us");
    await prerender("/privacy");
    const ofPrivacy = front.received.filter(({ path, from }) => path === "/privacy" || from === "/privacy");
    expect(ofPrivacy.filter(({ path }) => !FILE.test(path))).toEqual([
      { path: "/privacy", from: "/about-us", isAdvance: true },
    ]);
    front.received.length = 0;
    await tab.press();
    await shown("/privacy");
    expect(await activation()).toBeGreaterThan(0);
    // The visit, which is counted.
    await received("/privacy", "/privacy");
  });

  test("is followed as a document after the application has started", async () => {
    await openPage("/about-us");
    await startApplication();
    await prerender("/privacy");
    await tab.press();
    await shown("/privacy");
    expect(await activation()).toBeGreaterThan(0);
  });

  test("is prerendered through the service worker, and its visit is counted once", async () => {
    await openPage("/about-us");
    await startApplication();
    await expect.poll(() => tab.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
    await prerender("/privacy");
    await tab.press();
    await shown("/privacy");
    expect(await activation()).toBeGreaterThan(0);
    await received("/privacy", "/privacy");
    const requests = front.received.filter(({ path }) => path === "/privacy");
    expect(requests.map(({ isAdvance }) => isAdvance)).toEqual([true, false]);
  });

  test("is at most one of six that a page prerenders", async () => {
    await openPage("/about-us");
    const links = await tab.evaluate<
      string[]
    >(`[...new Set([...document.querySelectorAll("footer a:not([target])")]
      .filter((link) => link.origin === location.origin && !link.hash && !link.search && !link.dataset.emit)
      .map((link) => link.pathname))].filter((path) => !/[.]|^[/](search|feedback|api|admin)|about-us/.test(path)).slice(0, 7)`);
    expect(links).toHaveLength(7);
    for (const path of links.slice(0, 6)) await prerender(path);
    const [seventh = ""] = links.slice(6);
    await tab.pointAt(`footer a[href="${seventh}"]`);
    await tab.press();
    await shown(seventh);
    const inAdvance = front.received.filter(({ path, isAdvance }) => isAdvance && !FILE.test(path));
    expect(new Set(inAdvance.map(({ path }) => path))).toEqual(new Set(links.slice(0, 6)));
  });

  test("shows an emergency that was declared after it was prerendered", async () => {
    await openPage("/about-us");
    await prerender("/privacy");
    const call = adminCaller(site.address);
    const session = await browserOf(await call("POST", "/session", {}, administrator));
    const declared = await call("PUT", "/incident", session, {
      kind: "weather",
      title: "Closed today",
      text: "Stay at home.",
    });
    expect(declared.status).toBeLessThan(300);
    await tab.press();
    await shown("/privacy");
    await expect
      .poll(() =>
        tab
          .evaluate("document.querySelector('[aria-label=\"Emergency notice\"]')?.textContent")
          .catch(() => null),
      )
      .toContain("Closed today");
  });

  test("is requested again when the browser restores it from its cache", async () => {
    await openPage("/about-us");
    await tab.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
    await received("/about-us", "/about-us");
  });

  test("leaves the page eligible for the back-forward cache", async () => {
    await openPage("/about-us");
    await startApplication();
    await tab.evaluate("window.isFirst = true; setTimeout(() => location.assign('/privacy'))");
    await shown("/privacy");
    await tab.evaluate("setTimeout(() => history.back())");
    await shown("/about-us");
    // Masked: reasons of the browser. The headless shell restores no page.
    const reasons = `performance.getEntriesByType("navigation")[0].notRestoredReasons?.reasons?.map(({ reason }) => reason)`;
    const ofPage = `(${reasons} ?? []).filter((reason) => reason !== "masked")`;
    expect(await tab.evaluate(`window.isFirst ? [] : ${ofPage}`)).toEqual([]);
  });
});

/** Opens a page, and waits until its start script runs. */
async function openPage(path: string): Promise<void> {
  await tab.open(front.address + path);
  await shown(path);
  await expect.poll(() => tab.evaluate("document.documentElement.classList.contains('chrome')")).toBe(true);
}

/** Waits until the tab shows the page. While it changes pages, it evaluates nothing. */
function shown(path: string): Promise<void> {
  return expect.poll(() => tab.evaluate("location.pathname").catch(() => null)).toBe(path);
}

/** Waits until a page, named by its path, has requested an address. */
function received(path: string, from: string): Promise<void> {
  return expect.poll(() => front.received).toContainEqual({ path, from, isAdvance: false });
}

/** Points at the link in the footer until its page is prerendered. */
async function prerender(path: string): Promise<void> {
  const link = `footer a[href="${path}"]`;
  await tab.pointAt(link);
  await expect
    .poll(() => tab.evaluate(`document.querySelector('${link}').hasAttribute("data-prerendered")`))
    .toBe(true);
}

/** When the page was shown, in ms after it was requested; 0 if it was not prerendered. */
function activation(): Promise<number> {
  return tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart");
}

/** A mouse that moves starts the application, once the start script is there. */
async function startApplication(): Promise<void> {
  await expect(async () => {
    await tab.pointAt("h1");
    await tab.pointAt("main");
    expect(await tab.evaluate("'__reactRouterDataRouter' in window")).toBe(true);
  }).toPass();
}

/** A server in front of the site that records what a browser requests. */
async function recordRequests(target: string): Promise<typeof front> {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    received.push({
      path: url ?? "",
      from: headers.referer ? new URL(headers.referer).pathname : undefined,
      isAdvance: headers["sec-purpose"]?.includes("prerender") ?? false,
    });
    const passed = httpRequest(target + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
