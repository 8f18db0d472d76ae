import { expect, test, vi } from "vitest";
import { shareRunning } from "./share-running";

test("callers share the work that is running, and a later caller starts it again", async () => {
  const runs = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const work = vi.fn(() => runs[work.mock.calls.length - 1]?.promise ?? Promise.reject(new Error("a third")));
  const check = shareRunning(work);

  const simultaneous = [check(), check()];
  runs[0]?.resolve("first");
  expect(await Promise.all(simultaneous)).toEqual(["first", "first"]);
  expect(work).toHaveBeenCalledTimes(1);

  const later = check();
  runs[1]?.resolve("second");
  expect(await later).toBe("second");
});

test("a failure reaches every caller, and the next caller tries again", async () => {
  const outcomes = [Promise.reject(new Error("down")), Promise.resolve("up")];
  const check = shareRunning(() => outcomes.shift() ?? Promise.reject(new Error("a third")));
  const simultaneous = await Promise.allSettled([check(), check()]);
  expect(simultaneous.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await check()).toBe("up");
});
