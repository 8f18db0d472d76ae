import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { keyedStorage } from "./keyed-storage";
import { emptyState } from "./stored-state";

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});

class FakeStorage {
  readonly values = new Map<string, string>();
  writes = 0;
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, text: string) => {
    this.writes += 1;
    this.values.set(key, text);
  };
  removeItem = (key: string) => {
    this.values.delete(key);
  };
}

const campaign = { expiresAt: 5, source: "radio" };

test("each part lives as JSON under its own key, and comes back from there", () => {
  const storage = new FakeStorage();
  keyedStorage(() => storage).setItem("", {
    state: { ...emptyState, apiToken: "abc", utm_tracking: campaign },
  });
  expect(storage.values.get("apiToken")).toBe('"abc"');
  expect(storage.values.get("utm_tracking")).toBe('{"expiresAt":5,"source":"radio"}');
  expect([...storage.values.keys()].toSorted()).toEqual(["adminDashboard", "apiToken", "utm_tracking"]);

  const read = keyedStorage(() => storage).getItem("") as { state: typeof emptyState };
  expect(read.state).toEqual({ ...emptyState, apiToken: "abc", utm_tracking: campaign });
});

test("only what changed is written; what became nothing is removed", () => {
  const storage = new FakeStorage();
  const kept = keyedStorage(() => storage);
  kept.setItem("", { state: { ...emptyState, apiToken: "abc", protectedPassword: "p" } });
  const before = storage.writes;
  kept.setItem("", { state: { ...emptyState, apiToken: null, protectedPassword: "q" } });
  expect(storage.writes).toBe(before + 1);
  expect(storage.values.has("apiToken")).toBe(false);
});

test("a key with text that is no JSON is logged and taken as empty; the others are read", () => {
  const storage = new FakeStorage();
  storage.values.set("user", "{broken");
  storage.values.set("apiToken", '"abc"');
  const read = keyedStorage(() => storage).getItem("") as { state: typeof emptyState };
  expect(read.state).toEqual({ ...emptyState, apiToken: "abc" });
  expect(logged).toHaveBeenCalledTimes(1);
});

test("storage that refuses everything is logged and ignored", () => {
  const kept = keyedStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(kept.getItem("")).toEqual({ state: emptyState });
  expect(() => kept.setItem("", { state: { ...emptyState, apiToken: "abc" } })).not.toThrow();
  expect(logged).toHaveBeenCalled();
});
