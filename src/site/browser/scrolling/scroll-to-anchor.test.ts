import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollToAnchor } from "./scroll-to-anchor";

const getElementById = vi.fn<(id: string) => unknown>();
const scrollTo = vi.fn();

/** Lies further down than the window can scroll, and accepts the focus. */
const target = {
  getBoundingClientRect: () => ({ top: 900 }),
  focus() {
    Object.assign(document, { activeElement: target });
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  getElementById.mockReset().mockReturnValue(null);
  scrollTo.mockReset();
  vi.stubGlobal("document", { getElementById, querySelector: () => null });
  vi.stubGlobal("window", { scrollY: 100, innerWidth: 360, scrollTo });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("polls every 20 ms for a target that appears late", () => {
  scrollToAnchor("#hours");
  vi.advanceTimersByTime(199);
  expect(getElementById).toHaveBeenCalledTimes(10);
  getElementById.mockReturnValue(target);
  vi.advanceTimersByTime(1);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 980, behavior: "instant" });
  vi.advanceTimersByTime(1_000);
  expect(getElementById).toHaveBeenCalledTimes(11);
});

test("stops looking after 300 ms", () => {
  scrollToAnchor("#hours");
  vi.advanceTimersByTime(300);
  const looks = getElementById.mock.calls.length;
  expect(looks).toBe(16);
  getElementById.mockReturnValue(target);
  vi.advanceTimersByTime(5_000);
  expect(getElementById).toHaveBeenCalledTimes(looks);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("stops looking when the visitor leaves", () => {
  const stop = scrollToAnchor("#hours");
  stop();
  vi.advanceTimersByTime(300);
  expect(getElementById).toHaveBeenCalledTimes(1);
});

test.each([
  ["#opening%20hours", "opening hours"],
  ["#100%", "100%"],
])("%s is the id %s", (hash, id) => {
  scrollToAnchor(hash)();
  expect(getElementById).toHaveBeenCalledExactlyOnceWith(id);
});
