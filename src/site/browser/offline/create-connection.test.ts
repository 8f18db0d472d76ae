import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnection } from "./create-connection";

let network: boolean;
let hospital: boolean;
let changed: () => void;
let connection: ReturnType<typeof createConnection>;
let responses: boolean[];
let stopped: number;

beforeEach(() => {
  vi.useFakeTimers();
  network = true;
  hospital = true;
  responses = [];
  stopped = 0;
  connection = createConnection({
    hasNetwork: () => network,
    ask: async () => hospital,
    onChange(tell) {
      changed = tell;
      return () => {
        stopped += 1;
      };
    },
  });
});
afterEach(() => vi.useRealTimers());

const listen = () => connection.subscribe(() => responses.push(connection.isOffline()));
const settled = () => vi.advanceTimersByTimeAsync(0);

test("a page from the network can reach the hospital", async () => {
  listen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isOffline()).toBe(false);
  expect(responses).toEqual([]);
});

test("is offline if the browser reports no network, at first or later", async () => {
  network = false;
  listen();
  expect(connection.isOffline()).toBe(true);
  network = true;
  changed();
  await settled();
  expect(connection.isOffline()).toBe(false);
  network = false;
  changed();
  await settled();
  expect(responses).toEqual([true, false, true]);
});

test("a network without a connection to the site does not count: a kept page is offline until the site responds", async () => {
  listen();
  hospital = false;
  connection.noteStoredPage();
  expect(connection.isOffline()).toBe(true);
  changed();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection.isOffline()).toBe(true);
  hospital = true;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(connection.isOffline()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(responses).toEqual([true, false]);
});

test("after a failed request, checks whether the hospital responds", async () => {
  listen();
  await connection.noteFailure();
  expect(connection.isOffline()).toBe(false);
  hospital = false;
  await connection.noteFailure();
  expect(connection.isOffline()).toBe(true);
});

test("sends no requests without listeners", async () => {
  const ask = vi.fn(async () => false);
  connection = createConnection({ hasNetwork: () => true, ask, onChange: () => () => (stopped += 1) });
  const stop = listen();
  connection.noteStoredPage();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(stopped).toBe(1);
});
