import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clientStore, readStore } from "./client-store";
import { emptyState } from "./stored-state";

const specialties = [
  {
    id: "1",
    name: "Cardiology",
    slug: "cardiology",
    iconSrc: null,
    iconAlt: null,
    iconWidth: null,
    iconHeight: null,
  },
];
const user = { isAdmin: true, permissionPageEditor: true };
const here = new URL("https://www.hospital.example/");

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  clientStore.setState({ ...emptyState, ready: false });
  stored.set("user", JSON.stringify(user));
  stored.set("specialties", JSON.stringify(specialties));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the store is ready once local storage was read, and has no state before that", () => {
  const states: { ready: boolean; isRead: boolean }[] = [];
  const stop = clientStore.subscribe(({ ready, user, specialties }) =>
    states.push({ ready, isRead: user !== null && specialties.length === 1 }),
  );
  readStore(here);
  stop();
  expect(states).toEqual([{ ready: true, isRead: true }]);
  expect(clientStore.getState()).toMatchObject({ ready: true, user, specialties });
});
