import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../../../test/fake-caches";
import { FakeContainer, FakeRegistration, FakeWorker } from "../../../../test/fake-workers";
import { keepForOffline } from "./keep-for-offline";

let device: ReturnType<typeof fakeCaches>;
let container: FakeContainer;
let reload: ReturnType<typeof vi.fn<() => void>>;
let signedIn: boolean;
let signIn: () => void;
let isUnsent: boolean;
let send: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  device = fakeCaches();
  container = new FakeContainer();
  reload = vi.fn();
  signedIn = false;
  isUnsent = false;
});
afterEach(() => vi.useRealTimers());

const keep = () =>
  keepForOffline({
    workers: container as unknown as ServiceWorkerContainer,
    caches: device.caches,
    page: { path: () => "/about-us", reload },
    staff: {
      isSignedIn: () => signedIn,
      onChange(tell) {
        signIn = () => {
          signedIn = true;
          tell();
        };
      },
    },
    unsent: {
      watch() {},
      whenNone(act) {
        send = act;
        if (!isUnsent) act();
      },
    },
  });

/** A site with an active worker, and a newer one that waits. */
async function newer(): Promise<FakeWorker> {
  container.controller = container.registration.active = new FakeWorker();
  await keep();
  const worker = new FakeWorker();
  container.registration.find(worker);
  container.registration.waiting = worker;
  worker.become("installed");
  return worker;
}

test("registers the worker from the site's root, and tells the first one which page was open before it", async () => {
  await keep();
  expect(container.registered).toEqual(["/sw.js"]);
  const worker = new FakeWorker();
  container.registration.find(worker);
  container.give(worker);
  expect(worker.messages).toEqual([{ type: "PAGE_SHOWN", path: "/about-us" }]);
  expect(reload).not.toHaveBeenCalled();
});

test("asks a waiting worker to take over, 200 ms after its installation, and reloads the page when it does", async () => {
  const worker = await newer();
  vi.advanceTimersByTime(199);
  expect(worker.messages).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(worker.messages).toEqual([{ type: "SKIP_WAITING" }]);
  expect(reload).not.toHaveBeenCalled();
  container.give(worker);
  expect(reload).toHaveBeenCalledOnce();
});

test("does not reload the page while one of its forms has unsent input", async () => {
  isUnsent = true;
  container.give(await newer());
  expect(reload).not.toHaveBeenCalled();
  send();
  expect(reload).toHaveBeenCalledOnce();
});

test("removes the worker and its caches when a staff member signs in, and lets no newer one in", async () => {
  const worker = await newer();
  device.open("openward-pages-1");
  device.open("elsewhere");
  expect(container.registration.isRegistered).toBe(true);
  signIn();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(container.registration.isRegistered).toBe(false);
  expect(device.names()).toEqual(["elsewhere"]);
  expect(worker.messages).toEqual([]);
  container.give(worker);
  expect(reload).not.toHaveBeenCalled();
});

test("registers no worker for staff", async () => {
  signedIn = true;
  container = new FakeContainer(new FakeRegistration());
  device.open("openward-pages-1");
  await keep();
  expect(container.registered).toEqual([]);
  expect(container.registration.isRegistered).toBe(false);
  expect(device.names()).toEqual([]);
});

test("continues without a worker in a browser that refuses, or has none", async () => {
  container.register = () => Promise.reject(new Error("a private window"));
  await expect(keep()).resolves.toBeUndefined();
});

test("does not touch the admin area's worker", async () => {
  signedIn = true;
  container = new FakeContainer(new FakeRegistration("https://hospital.example/admin/"));
  device.open("staff-screens-1");
  await keep();
  expect(container.registration.isRegistered).toBe(true);
  expect(device.names()).toEqual(["staff-screens-1"]);
});
