import { expect, test, vi } from "vitest";
import { createCheckInQueue, type Mark } from "./check-in-queue";

const mark = (registrationId: string, here = true): Mark => ({
  registrationId,
  here,
  at: "2026-03-03T18:00:00.000Z",
});

function queueWith(send: (one: Mark) => Promise<void>, storedMarks: Mark[] = []) {
  let stored: readonly Mark[] = storedMarks;
  const refused: unknown[] = [];
  const queue = createCheckInQueue({
    load: () => [...stored],
    keep: (marks) => {
      stored = marks;
    },
    send,
    isRefusal: (error) => error === "refused",
    onRefused: (error) => refused.push(error),
    onSent: () => undefined,
  });
  return { queue, refused, stored: () => stored };
}

test("stores a check-in that cannot be sent, and sends it once when the connection is back", async () => {
  const send = vi.fn(async (_: Mark) => {});
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { queue, stored } = queueWith(send);
  await queue.add(mark("ada"));
  expect(stored()).toEqual([mark("ada")]);
  await Promise.all([queue.flush(), queue.flush()]);
  expect(stored()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a newer check-in for the same person replaces the older one", async () => {
  const send = vi.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
  const { queue } = queueWith(send);
  await queue.add(mark("ada"));
  await queue.add(mark("bo"));
  await queue.add(mark("ada", false));
  expect(queue.marks()).toEqual([mark("bo"), mark("ada", false)]);
});

test("the people of a group are marked one by one", async () => {
  const { queue } = queueWith(async () => {
    throw new TypeError("Failed to fetch");
  });
  const [one, two] = [
    { ...mark("ada"), person: 1 },
    { ...mark("ada"), person: 2 },
  ];
  await queue.add(one, two);
  await queue.add({ ...two, here: false });
  expect(queue.marks()).toEqual([one, { ...two, here: false }]);
});

test("a check-in made while the previous one is being sent is sent after it", async () => {
  const sent: boolean[] = [];
  let arrive = () => {};
  const { queue } = queueWith(async ({ here }) => {
    sent.push(here);
    if (here)
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
  });
  const first = queue.add(mark("ada"));
  void queue.add(mark("ada", false));
  arrive();
  await first;
  expect(sent).toEqual([true, false]);
  expect(queue.marks()).toEqual([]);
});

test("reports and drops a check-in that the server refuses, and sends the next one", async () => {
  const { queue, refused } = queueWith(
    async ({ registrationId }) => {
      if (registrationId === "gone") throw "refused";
    },
    [mark("gone"), mark("ada")],
  );
  await queue.flush();
  expect([refused, queue.marks()]).toEqual([["refused"], []]);
});
