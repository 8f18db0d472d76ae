import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKeeper, type SaveAnswer } from "./draft-keeper";
import type { Values } from "./draft-state";
import type { KeptTyping } from "./kept-typing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test says so. */
function setUp() {
  const calls: { revision: number; changes: Values; answer: (answer: SaveAnswer) => void }[] = [];
  let kept: KeptTyping | null = null;
  const keeper = draftKeeper({
    stored: { revision: 1, data: { name: "", bio: "" } },
    save: (revision, changes) => new Promise((answer) => calls.push({ revision, changes, answer })),
    shelf: {
      read: () => kept,
      write(typing) {
        kept = typing;
      },
      clear() {
        kept = null;
      },
    },
    pause: 900,
    retryAfter: 5_000,
  });
  const answer = async (index: number, said: SaveAnswer) => {
    calls[index]?.answer(said);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, calls, answer, kept: () => kept };
}
const stored = (revision: number, data: Values): SaveAnswer => ({
  outcome: "saved",
  stored: { revision, data },
});

test("saves once after a pause in typing", async () => {
  const { keeper, calls } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(800);
  keeper.type("name", "Ad");
  await vi.advanceTimersByTimeAsync(800);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls.map(({ changes }) => changes)).toEqual([{ name: "Ad" }]);
});

test("never has two saves in flight; the second names the revision of the first", async () => {
  const { keeper, calls, answer } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(900);
  keeper.type("name", "Ada");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
  await answer(0, stored(2, { name: "A", bio: "" }));
  expect(keeper.state().values.name).toBe("Ada");
  await vi.advanceTimersByTimeAsync(900);
  expect(calls[1]).toMatchObject({ revision: 2, changes: { name: "Ada" } });
});

test("keeps what the server does not have, and lets go of it once it is saved", async () => {
  const { keeper, answer, kept } = setUp();
  keeper.type("name", "A");
  expect(kept()).toMatchObject({ revision: 1, changes: { name: "A" } });
  await vi.advanceTimersByTimeAsync(900);
  await answer(0, stored(2, { name: "A", bio: "" }));
  expect(kept()).toBeNull();
});

test("tries again by itself after the connection was lost", async () => {
  const { keeper, calls, answer, kept } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(900);
  await answer(0, { outcome: "unreachable" });
  expect(keeper.state().connection).toBe("lost");
  expect(kept()?.changes).toEqual({ name: "A" });
  await vi.advanceTimersByTimeAsync(5_000);
  await answer(1, stored(2, { name: "A", bio: "" }));
  expect(calls).toHaveLength(2);
  expect(keeper.state().connection).toBe("fine");
});

test("flush waits for the save under way and sends the rest after it", async () => {
  const { keeper, calls, answer } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(900);
  keeper.type("bio", "B");
  const flushed = keeper.flush();
  await answer(0, stored(2, { name: "A", bio: "" }));
  expect(calls[1]).toMatchObject({ revision: 2, changes: { bio: "B" } });
  await answer(1, stored(3, { name: "A", bio: "B" }));
  expect(await flushed).toBe(true);
});

test("flush says when not everything could be sent", async () => {
  const { keeper, answer } = setUp();
  keeper.type("name", "A");
  const flushed = keeper.flush();
  await answer(0, { outcome: "unreachable" });
  expect(await flushed).toBe(false);
});
