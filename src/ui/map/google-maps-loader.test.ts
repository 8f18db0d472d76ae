import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createGoogleMapsLoader } from "./google-maps-loader";

interface FakeScript {
  src: string;
  referrerPolicy: string;
  onerror?: () => void;
  remove: () => void;
}

function setUp() {
  const scripts: FakeScript[] = [];
  const onThePage = new Set<FakeScript>();
  const globals: Record<string, unknown> = {};
  const logError = vi.fn<(message: string) => void>();
  const document = {
    createElement() {
      const script: FakeScript = { src: "", referrerPolicy: "", remove: () => onThePage.delete(script) };
      return script;
    },
    head: {
      append(script: FakeScript) {
        scripts.push(script);
        onThePage.add(script);
      },
    },
  };
  const loader = createGoogleMapsLoader({ document: document as never, globals, logError });
  return {
    loader,
    scripts,
    onThePage,
    logError,
    fail: () => scripts.at(-1)?.onerror?.(),
    succeed() {
      const name = new URL(scripts.at(-1)?.src ?? "").searchParams.get("callback") ?? "";
      (globals[name] as () => void)();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("loads nothing before the first request", () => {
  const { loader, scripts } = setUp();
  expect(loader.status).toBe("initialized");
  expect(scripts).toEqual([]);
});

test("loads the script with the key, and sends at most the site's origin", () => {
  const { loader, scripts } = setUp();
  loader.load({ key: "a key&", language: "es" }, vi.fn());
  const [script] = scripts;
  const address = new URL(script?.src ?? "");
  expect(address.origin + address.pathname).toBe("https://maps.googleapis.com/maps/api/js");
  expect(address.searchParams.get("key")).toBe("a key&");
  expect(address.searchParams.get("language")).toBe("es");
  expect(script?.referrerPolicy).toBe("strict-origin");
  expect(loader.status).toBe("loading");
});

test("several callers share one load, and a later caller gets the result immediately", () => {
  const { loader, scripts, succeed } = setUp();
  const [first, second, late] = [vi.fn(), vi.fn(), vi.fn()];
  loader.load({ key: "k" }, first);
  loader.load({ key: "k" }, second);
  expect(scripts).toHaveLength(1);
  expect(first).not.toHaveBeenCalled();

  succeed();
  expect(loader.status).toBe("success");
  expect(first.mock.calls).toEqual([[undefined]]);
  expect(second.mock.calls).toEqual([[undefined]]);

  loader.load({ key: "k" }, late);
  expect(late).toHaveBeenCalledOnce();
  expect(scripts).toHaveLength(1);
});

test("retries three times, after 2, 8, and 24 ms, and logs each", () => {
  const { loader, scripts, onThePage, logError, fail } = setUp();
  const callback = vi.fn();
  loader.load({ key: "k" }, callback);
  for (const [retry, delay] of [2, 8, 24].entries()) {
    fail();
    expect(logError).toHaveBeenLastCalledWith(`Failed to load Google Maps script, retrying in ${delay} ms.`);
    vi.advanceTimersByTime(delay - 1);
    expect(scripts).toHaveLength(retry + 1);
    vi.advanceTimersByTime(1);
    expect(scripts).toHaveLength(retry + 2);
    expect(onThePage.size).toBe(1);
    expect(loader.status).toBe("loading");
  }
  expect(callback).not.toHaveBeenCalled();
});

test("after the last retry, all callers get an error, and nothing more is tried", () => {
  const { loader, scripts, logError, fail } = setUp();
  const [first, second] = [vi.fn(), vi.fn()];
  loader.load({ key: "k" }, first);
  loader.load({ key: "k" }, second);
  for (let tries = 0; tries < 4; tries += 1) {
    fail();
    vi.runAllTimers();
  }
  expect(loader.status).toBe("failure");
  expect(first).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  expect(second).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  expect(scripts).toHaveLength(4);
  expect(logError).toHaveBeenCalledTimes(3);
});

test("a retry that succeeds reports no error", () => {
  const { loader, fail, succeed } = setUp();
  const callback = vi.fn();
  loader.load({ key: "k" }, callback);
  fail();
  vi.runAllTimers();
  succeed();
  expect(loader.status).toBe("success");
  expect(callback.mock.calls).toEqual([[undefined]]);
});

test("a call after a failure starts again with all retries", () => {
  const { loader, scripts, logError, fail, succeed } = setUp();
  loader.load({ key: "k" }, vi.fn());
  for (let tries = 0; tries < 4; tries += 1) {
    fail();
    vi.runAllTimers();
  }
  const again = vi.fn();
  loader.load({ key: "k" }, again);
  expect(loader.status).toBe("loading");
  fail();
  expect(logError).toHaveBeenLastCalledWith("Failed to load Google Maps script, retrying in 2 ms.");
  vi.runAllTimers();
  succeed();
  expect(again.mock.calls).toEqual([[undefined]]);
  expect(scripts).toHaveLength(6);
});

test("other options throw in any state; the same ones do not", () => {
  const { loader, succeed } = setUp();
  loader.load({ key: "k" }, vi.fn());
  expect(() => loader.load({ key: "other" }, vi.fn())).toThrow(/other options/);
  expect(() => loader.load({ key: "k", language: "es" }, vi.fn())).toThrow(/other options/);
  succeed();
  expect(() => loader.load({ key: "other" }, vi.fn())).toThrow(/other options/);
  expect(() => loader.load({ key: "k" }, vi.fn())).not.toThrow();
});
