import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { keyedStorage } from "./keyed-storage";
import { emptyState, type StoredState } from "./stored-state";

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

test("stores each part as JSON under its own key, and reads it from there", () => {
  const storage = new FakeStorage();
  const state: StoredState = {
    user: { isAdmin: true, permissionPageManager: true },
    apiToken: "abc",
    utm_tracking: campaign,
    tracking_consent: { choice: "allowed", at: 7 },
    adminDashboard: { dismissedItems: [{ key: "two-step", at: 9 }] },
    adminColorScheme: "dark",
    adminMenu: { expanded: false },
    specialties: [
      {
        id: "1",
        name: "Cardiology",
        slug: "cardiology",
        iconSrc: "/files/heart.svg",
        iconAlt: "",
        iconWidth: 48,
        iconHeight: 48,
      },
    ],
  };
  keyedStorage(() => storage).write(state);
  expect(Object.fromEntries([...storage.values].map(([key, text]) => [key, JSON.parse(text)]))).toEqual(
    state,
  );
  expect(storage.values.get("adminDashboard")).toBe('{"dismissedItems":[{"key":"two-step","at":9}]}');

  const read = keyedStorage(() => storage).read();
  expect(read).toEqual(state);
});

test("writes only what changed, and removes what became empty", () => {
  const storage = new FakeStorage();
  const stores = keyedStorage(() => storage);
  stores.write({ ...emptyState, apiToken: "abc", adminMenu: { expanded: true } });
  const before = storage.writes;
  stores.write({ ...emptyState, apiToken: null, adminMenu: { expanded: false } });
  expect(storage.writes).toBe(before + 1);
  expect(storage.values.has("apiToken")).toBe(false);
});

test("logs a key whose text is not JSON and treats it as empty; reads the others", () => {
  const storage = new FakeStorage();
  storage.values.set("user", "{broken");
  storage.values.set("apiToken", '"abc"');
  const read = keyedStorage(() => storage).read();
  expect(read).toEqual({ ...emptyState, apiToken: "abc" });
  expect(logged).toHaveBeenCalledTimes(1);
});

test("logs and ignores storage that refuses everything", () => {
  const stores = keyedStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(stores.read()).toEqual(emptyState);
  expect(() => stores.write({ ...emptyState, apiToken: "abc" })).not.toThrow();
  expect(logged).toHaveBeenCalled();
});
