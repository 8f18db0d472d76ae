import { setImmediate as nextIteration } from "node:timers/promises";
import { expect, test } from "vitest";
import { nextFreeTick } from "./next-free-tick";

test("callers that arrive together continue in separate iterations of the event loop, in order", async () => {
  let iteration = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await nextIteration();
      iteration += 1;
    }
  })();
  const went: [string, number][] = [];
  await Promise.all(["a", "b", "c"].map((name) => nextFreeTick().then(() => went.push([name, iteration]))));
  // A later caller continues as well.
  await nextFreeTick().then(() => went.push(["d", iteration]));
  isOver = true;
  await counting;
  expect(went.map(([name]) => name)).toEqual(["a", "b", "c", "d"]);
  expect(new Set(went.map(([, at]) => at)).size).toBe(4);
});
