import { afterEach, expect, test, vi } from "vitest";
import { clientStore } from "~/site/browser/store/client-store";
import { emptyState, type StoredState } from "~/site/browser/store/stored-state";
import { startClient } from "./start-client";

afterEach(() => {
  clientStore.setState({ ...emptyState, ready: false });
  vi.unstubAllGlobals();
});

/** A browser without a window, with these parts of the state stored. */
function stubBrowser(stored: Partial<Record<keyof StoredState, unknown>>, fetch: typeof globalThis.fetch) {
  const values = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  });
  const idle = { requestIdleCallback: (act: () => void) => act() };
  vi.stubGlobal("window", Object.assign(new EventTarget(), idle));
  vi.stubGlobal("requestIdleCallback", idle.requestIdleCallback);
  vi.stubGlobal("document", { readyState: "complete", documentElement: { classList: { add() {} } } });
  vi.stubGlobal("location", new URL("https://elm.example/about-us"));
  vi.stubGlobal("fetch", fetch);
}

test("the store is ready once the stored state was read, and the specialties are fetched after that", async () => {
  const specialty = { id: "1", name: "Cardiology", slug: "cardiology" };
  const atFetch: { ready: boolean; apiToken: string | null; specialties: unknown[] }[] = [];
  const requests: [address: unknown, method: unknown, body: unknown][] = [];
  const stored = { apiToken: "abc", specialties: [{ ...specialty, name: "Old name" }] };
  stubBrowser(stored, async (address, init) => {
    requests.push([address, init?.method, init?.body]);
    const { ready, apiToken, specialties } = clientStore.getState();
    atFetch.push({ ready, apiToken, specialties });
    return Response.json({ specialties: [specialty] });
  });

  expect(clientStore.getState().ready).toBe(false);
  startClient();
  await expect.poll(() => clientStore.getState().specialties).toEqual([specialty]);
  expect(atFetch).toEqual([
    { ready: true, apiToken: "abc", specialties: [{ ...specialty, name: "Old name" }] },
  ]);
  expect(requests).toEqual([["/api/specialty/list", "GET", undefined]]);
  expect(JSON.parse(localStorage.getItem("specialties") ?? "")).toEqual([specialty]);
});
