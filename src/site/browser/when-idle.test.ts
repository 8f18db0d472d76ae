import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser that never reports an idle moment acts five seconds after the page has loaded", () => {
  browserWith({
    requestIdleCallback: (act: () => void, { timeout }: IdleRequestOptions = {}) =>
      timeout === undefined ? undefined : setTimeout(act, timeout),
  });
  expectToActAfter(5_000);
});

test("a browser that cannot tell when it is idle acts one second after the page has loaded", () => {
  browserWith({});
  expectToActAfter(1_000);
});

test("nothing happens before the page has loaded", () => {
  const page = browserWith({ requestIdleCallback: (act: () => void) => act() }, "interactive");
  const act = vi.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  page.readyState = "complete";
  dispatchEvent(new Event("load"));
  expect(act).toHaveBeenCalledOnce();
});

function browserWith(abilities: object, readyState: DocumentReadyState = "complete") {
  const target = new EventTarget();
  const page = { readyState };
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", abilities);
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));
  for (const [name, ability] of Object.entries(abilities)) vi.stubGlobal(name, ability);
  return page;
}

function expectToActAfter(milliseconds: number) {
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
}
