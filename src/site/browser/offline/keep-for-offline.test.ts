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

/** A site whose worker is there already, and a newer one that waits. */
async function newer(): Promise<FakeWorker> {
  container.controller = container.registration.active = new FakeWorker();
  await keep();
  const worker = new FakeWorker();
  container.registration.find(worker);
  container.registration.waiting = worker;
  worker.become("installed");
  return worker;
}

test("the worker is registered from the site's root; the first one is told of the page that was open before it", async () => {
  await keep();
  expect(container.registered).toEqual(["/sw.js"]);
  const worker = new FakeWorker();
  container.registration.find(worker);
  container.give(worker);
  expect(worker.told).toEqual([{ type: "PAGE_SHOWN", path: "/about-us" }]);
  expect(reload).not.toHaveBeenCalled();
});

test("one that waits is asked not to, 200 ms after its installation, and the page is loaded anew when it takes over", async () => {
  const worker = await newer();
  vi.advanceTimersByTime(199);
  expect(worker.told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(worker.told).toEqual([{ type: "SKIP_WAITING" }]);
  expect(reload).not.toHaveBeenCalled();
  container.give(worker);
  expect(reload).toHaveBeenCalledOnce();
});

test("the page is not loaded anew while a form of it holds what was not sent", async () => {
  isUnsent = true;
  container.give(await newer());
  expect(reload).not.toHaveBeenCalled();
  send();
  expect(reload).toHaveBeenCalledOnce();
});

test("when somebody of the staff signs in, the worker and what it kept go, and a newer one is not let in", async () => {
  const worker = await newer();
  device.open("openward-pages-1");
  device.open("elsewhere");
  expect(container.registration.isRegistered).toBe(true);
  signIn();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(container.registration.isRegistered).toBe(false);
  expect(device.names()).toEqual(["elsewhere"]);
  expect(worker.told).toEqual([]);
  container.give(worker);
  expect(reload).not.toHaveBeenCalled();
});

test("for staff there is none", async () => {
  signedIn = true;
  container = new FakeContainer(new FakeRegistration());
  device.open("openward-pages-1");
  await keep();
  expect(container.registered).toEqual([]);
  expect(container.registration.isRegistered).toBe(false);
  expect(device.names()).toEqual([]);
});

test("a browser that refuses, or has none, goes on without", async () => {
  container.register = () => Promise.reject(new Error("a private window"));
  await expect(keep()).resolves.toBeUndefined();
});
