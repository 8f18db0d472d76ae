import { beforeEach, expect, test, vi } from "vitest";
import type { WorkerScope } from "~/site/offline/worker-scope";
import { fakeCaches } from "../../../test/fake-caches";
import { runStaffWorker } from "./run-staff-worker";

const ORIGIN = "https://hospital.example";
let device: ReturnType<typeof fakeCaches>;
let handlers: Map<string, (event: unknown) => void>;
let isOnline: boolean;
/** A proxy's response instead of the site's; undefined while the site responds. */
let gatewayStatus: number | undefined;
/** Whether nothing arrives, although there is a connection. */
let hangs: boolean;

const page = (path: string) =>
  new Response(`<p>${path}</p>`, {
    headers: { "content-type": "text/html", "cache-control": "private, no-store" },
  });

beforeEach(() => {
  device = fakeCaches();
  handlers = new Map();
  isOnline = true;
  gatewayStatus = undefined;
  hangs = false;
  runStaffWorker({
    location: { origin: ORIGIN },
    caches: device.caches,
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    async fetch(request: Request | string) {
      if (!isOnline) throw new TypeError("Failed to fetch");
      if (hangs) return new Promise<Response>(() => {});
      if (gatewayStatus) return new Response("gateway", { status: gatewayStatus });
      return page(new URL(typeof request === "string" ? request : request.url).pathname);
    },
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
  } as unknown as WorkerScope);
});

async function send(data: unknown): Promise<void> {
  const work: Promise<unknown>[] = [];
  handlers.get("message")?.({ data, ports: [], waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}

/** The text of the answer; "error" for a failed request, undefined where the worker leaves it to the browser. */
async function ask(path: string, { mode = "navigate", method = "GET" } = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { url: path.startsWith("http") ? path : ORIGIN + path, mode, method };
  handlers.get("fetch")?.({ request, respondWith: (one: Promise<Response>) => (answer = one) });
  const response = await answer;
  return response?.type === "error" ? "error" : response?.text();
}

const keep = (path: string, files: unknown = []) => send({ type: "KEEP_SCREEN", path, files });

test("a kept screen opens without a connection, with its files; other screens do not", async () => {
  await keep("/admin/classes/1/roster", ["/assets/roster.js", "/files/of-a-person.pdf", 7]);
  isOnline = false;
  expect(await ask("/admin/classes/1/roster")).toBe("<p>/admin/classes/1/roster</p>");
  expect(await ask("/assets/roster.js", { mode: "cors" })).toBe("<p>/assets/roster.js</p>");
  expect(await ask("/admin/classes/2/roster")).toBe("error");
  expect(device.addresses()).toEqual([`${ORIGIN}/admin/classes/1/roster`, `${ORIGIN}/assets/roster.js`]);
});

test.each([502, 503, 504])(
  "a kept screen opens while a proxy answers %i instead of the site",
  async (status) => {
    await keep("/admin/classes/1/roster");
    gatewayStatus = status;
    expect(await ask("/admin/classes/1/roster")).toBe("<p>/admin/classes/1/roster</p>");
    expect(await ask("/admin/classes/2/roster")).toBe("gateway");
    gatewayStatus = 403;
    expect(await ask("/admin/classes/1/roster")).toBe("gateway");
  },
);

test("a kept screen opens after five seconds if nothing arrives", async () => {
  await keep("/admin/classes/1/roster");
  vi.useFakeTimers();
  hangs = true;
  const answer = ask("/admin/classes/1/roster");
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await answer).toBe("<p>/admin/classes/1/roster</p>");
});

test("answers of the API, forms, and other sites are left to the browser", async () => {
  expect(await ask("/api/admin/classes/1/registrations", { mode: "cors" })).toBeUndefined();
  expect(await ask("/admin", { method: "POST" })).toBeUndefined();
  expect(await ask("https://elsewhere.example/assets/a.js", { mode: "cors" })).toBeUndefined();
});

test("keeps at most ten screens, all from the admin area", async () => {
  await keep("/registration/secret");
  await send({ type: "SKIP_WAITING" });
  expect(device.addresses()).toEqual([]);
  for (let at = 0; at < 12; at += 1) await keep(`/admin/classes/${at}/roster`);
  expect(device.addresses()).toHaveLength(10);
  expect(device.addresses()).not.toContain(`${ORIGIN}/admin/classes/1/roster`);
});

test("removes a screen that is still being stored when all screens are removed", async () => {
  const answers: string[] = [];
  const port = { postMessage: (answer: string) => answers.push(`${answer}: ${device.addresses().length}`) };
  const keeping = keep("/admin/classes/1/roster", ["/assets/roster.js"]);
  const work: Promise<unknown>[] = [];
  handlers.get("message")?.({
    data: { type: "DROP_SCREENS" },
    ports: [port],
    waitUntil: (one: Promise<unknown>) => work.push(one),
  });
  await Promise.all([keeping, ...work]);
  expect(answers).toEqual(["done: 0"]);
});
