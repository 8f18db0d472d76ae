import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeContainer, FakeRegistration, FakeWorker } from "../../../../test/fake-workers";
import { type WorkerEvent, watchWorkers } from "./worker-updates";

let now = 0;
let responses: WorkerEvent[];

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  responses = [];
});
afterEach(() => vi.useRealTimers());

function watch(registration: FakeRegistration, container: FakeContainer) {
  return watchWorkers(
    registration as unknown as ServiceWorkerRegistration,
    container as unknown as ServiceWorkerContainer,
    (event) => responses.push(event),
    () => now,
  );
}

/** A site with an active worker. */
function inControl() {
  const registration = new FakeRegistration();
  const container = new FakeContainer();
  const active = new FakeWorker();
  registration.active = active;
  container.controller = active;
  return { registration, container };
}

const names = () => responses.map(({ name }) => name);

test("the first worker installs, controls, and is active; none waits", () => {
  const registration = new FakeRegistration();
  const container = new FakeContainer();
  watch(registration, container);
  const worker = new FakeWorker();
  registration.find(worker);
  worker.become("installed");
  worker.become("activating");
  container.give(worker);
  worker.become("activated");
  vi.runAllTimers();
  expect(responses.map(({ name, isUpdate }) => [name, isUpdate])).toEqual([
    ["installed", false],
    ["controlling", false],
    ["activated", false],
  ]);
});

test("a worker that follows the first one, on the page that was open before either, is an update", () => {
  const registration = new FakeRegistration();
  const container = new FakeContainer();
  watch(registration, container);
  container.give(new FakeWorker());
  container.give(new FakeWorker());
  expect(responses.map(({ isUpdate }) => isUpdate)).toEqual([false, true]);
});

test("reports a waiting worker 200 ms after its installation, if it still waits", () => {
  const { registration, container } = inControl();
  watch(registration, container);
  const worker = new FakeWorker();
  registration.find(worker);
  registration.waiting = worker;
  worker.become("installed");
  vi.advanceTimersByTime(199);
  expect(names()).toEqual(["installed"]);
  vi.advanceTimersByTime(1);
  expect(responses.at(-1)).toMatchObject({ name: "waiting", worker, isUpdate: true, isExternal: false });
  container.give(worker);
  expect(responses.at(-1)).toMatchObject({ name: "controlling", isUpdate: true });
});

test("reports a worker that was waiting before the page was opened", () => {
  const { registration, container } = inControl();
  const worker = new FakeWorker();
  worker.state = "installed";
  registration.waiting = worker;
  watch(registration, container);
  vi.advanceTimersByTime(200);
  expect(names()).toEqual(["installed", "waiting"]);
});

test.each([
  [60_000, false],
  [60_001, true],
])("found %i ms after the registration, an update is external: %s", (after, isExternal) => {
  const { registration, container } = inControl();
  watch(registration, container);
  now = after;
  const worker = new FakeWorker();
  registration.find(worker);
  worker.become("installed");
  expect(responses[0]).toMatchObject({ name: "installed", isExternal });
});

test("reports nothing after the teardown", () => {
  const { registration, container } = inControl();
  const stop = watch(registration, container);
  const worker = new FakeWorker();
  registration.find(worker);
  registration.waiting = worker;
  worker.become("installed");
  stop();
  vi.advanceTimersByTime(200);
  container.give(worker);
  expect(names()).toEqual(["installed"]);
});
