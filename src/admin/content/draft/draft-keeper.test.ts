import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type DraftStore, draftKeeper, type SaveAnswer } from "./draft-keeper";
import type { Save, Values } from "./draft-state";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that responds when the test tells it to. */
function setUp() {
  const calls: (Save & { answer(answer: SaveAnswer): void })[] = [];
  let storedDraft: Parameters<DraftStore["write"]>[0] | null = null;
  let hasRoom = true;
  const keeper = draftKeeper({
    stored: { revision: 1, data: { name: "", bio: "" } },
    save: (save) => new Promise((answer) => calls.push({ ...save, answer })),
    store: {
      write(typing) {
        if (hasRoom) storedDraft = typing;
        return hasRoom;
      },
      clear() {
        storedDraft = null;
      },
    },
    pause: 900,
    retryAfter: 5_000,
  });
  const answer = async (index: number, response: SaveAnswer) => {
    calls[index]?.answer(response);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fill = () => {
    hasRoom = false;
  };
  return { keeper, calls, answer, storedDraft: () => storedDraft, fill };
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

test("stores locally what the server does not have, and removes it once it is saved", async () => {
  const { keeper, answer, storedDraft } = setUp();
  keeper.type("name", "A");
  expect(storedDraft()).toMatchObject({ revision: 1, changes: { name: "A" } });
  await vi.advanceTimersByTimeAsync(900);
  await answer(0, stored(2, { name: "A", bio: "" }));
  expect(storedDraft()).toBeNull();
});

test("stores input typed during a save locally, even if it equals the server's earlier value", async () => {
  const { keeper, calls, answer, storedDraft } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(900);
  keeper.type("name", "");
  expect(storedDraft()).toMatchObject({ changes: { name: "" }, sent: { changes: { name: "A" } } });
  await answer(0, stored(2, { name: "A", bio: "" }));
  await vi.advanceTimersByTimeAsync(900);
  expect(calls[1]).toMatchObject({ revision: 2, changes: { name: "" } });
});

test("also stores the last keystrokes that an input has not passed on yet", async () => {
  const { keeper, answer, storedDraft } = setUp();
  keeper.type("name", "A");
  keeper.hold("bio", "Born");
  expect(storedDraft()?.changes).toEqual({ name: "A", bio: "Born" });
  await vi.advanceTimersByTimeAsync(900);
  await answer(0, stored(2, { name: "A", bio: "" }));
  expect(storedDraft()).toMatchObject({ revision: 2, base: { bio: "" }, changes: { bio: "Born" } });
  keeper.type("bio", "Born in");
  expect(storedDraft()?.changes).toEqual({ bio: "Born in" });
});

test("stores a save in flight as sent, because the server may have it although the page was closed before the response", async () => {
  const { keeper, storedDraft } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(900);
  keeper.type("name", "Ad");
  expect(storedDraft()).toMatchObject({
    changes: { name: "Ad" },
    sent: { revision: 1, changes: { name: "A" } },
  });
});

test("reports that the browser cannot store what is typed", () => {
  const { keeper, fill } = setUp();
  keeper.type("name", "A");
  expect(keeper.state().isStoredLocally).toBe(true);
  fill();
  keeper.type("name", "Ad");
  expect(keeper.state().isStoredLocally).toBe(false);
});

test("a closed draft saves nothing more, and is released once its last save gets a response", async () => {
  const { keeper, calls, answer, storedDraft } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(900);
  keeper.type("bio", "B");
  let isClosed = false;
  void keeper.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isClosed).toBe(false);
  await answer(0, stored(2, { name: "A", bio: "" }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isClosed).toBe(true);
  expect(calls).toHaveLength(1);
  expect(storedDraft()).toMatchObject({ revision: 2, changes: { bio: "B" } });
});

test("retries automatically after the connection was lost", async () => {
  const { keeper, calls, answer, storedDraft } = setUp();
  keeper.type("name", "A");
  await vi.advanceTimersByTimeAsync(900);
  await answer(0, { outcome: "unreachable" });
  expect(keeper.state().connection).toBe("lost");
  expect(storedDraft()?.changes).toEqual({ name: "A" });
  await vi.advanceTimersByTimeAsync(5_000);
  await answer(1, stored(2, { name: "A", bio: "" }));
  expect(calls).toHaveLength(2);
  expect(keeper.state().connection).toBe("fine");
});

test("flush waits for the save in progress and sends the rest after it", async () => {
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

test("flush reports if not everything could be sent", async () => {
  const { keeper, answer } = setUp();
  keeper.type("name", "A");
  const flushed = keeper.flush();
  await answer(0, { outcome: "unreachable" });
  expect(await flushed).toBe(false);
});
