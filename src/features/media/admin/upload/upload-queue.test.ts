import { expect, test, vi } from "vitest";
import type { Item } from "~/content/item-schemas";
import { ReadableError } from "~/site/browser/request/failure";
import { type UploadQueueOptions, uploadQueue } from "./upload-queue";

const file = (name: string) => new File(["x"], name);

/** A queue whose uploads end when the test says so. */
function queue(options: Partial<UploadQueueOptions> = {}) {
  const sent = new Map<
    string,
    PromiseWithResolvers<Item> & { signal: AbortSignal; onProgress(part: number): void }
  >();
  const made = uploadQueue({
    send: ({ name }, sending) => {
      const ending = Promise.withResolvers<Item>();
      sent.set(name, { ...ending, ...sending });
      return ending.promise;
    },
    refusal: () => null,
    ...options,
  });
  const states = () => made.uploads().map(({ state }) => state);
  return { ...made, sent, states };
}

test("uploads two at a time, and starts the next when one ends, however it ends", async () => {
  const { add, sent, states } = queue();
  add(["a", "b", "c", "d"].map(file));
  expect([...sent.keys()]).toEqual(["a", "b"]);
  sent.get("b")?.reject(new Error("No."));
  await vi.waitFor(() => expect([...sent.keys()]).toEqual(["a", "b", "c"]));
  expect(states()).toEqual(["sending", "failed", "sending", "waiting"]);
  sent.get("a")?.resolve({ id: "1" } as Item);
  await vi.waitFor(() => expect(states()).toEqual(["done", "failed", "sending", "sending"]));
});

test("does not send a refused file, and says why", () => {
  const { add, sent, uploads } = queue({ refusal: ({ name }) => (name === "bad" ? "Too large." : null) });
  add([file("bad"), file("good")]);
  expect(uploads().map(({ state, message }) => [state, message])).toEqual([
    ["refused", "Too large."],
    ["sending", null],
  ]);
  expect([...sent.keys()]).toEqual(["good"]);
});

test("a failure keeps the server’s message until the next attempt", async () => {
  const { add, sent, uploads, states, retry } = queue();
  add([file("a")]);
  sent.get("a")?.reject(new ReadableError("This is not a picture."));
  await vi.waitFor(() => expect(uploads()[0]?.message).toBe("This is not a picture."));
  retry(uploads()[0]?.key ?? "");
  expect(uploads()[0]?.message).toBeNull();
  expect(states()).toEqual(["sending"]);
});

test("removing an upload cancels it and starts the next", async () => {
  const { add, sent, uploads, remove } = queue({ atOnce: 1 });
  add([file("a"), file("b")]);
  remove(uploads()[0]?.key ?? "");
  expect(sent.get("a")?.signal.aborted).toBe(true);
  sent.get("a")?.reject(new DOMException("Given up.", "AbortError"));
  await vi.waitFor(() => expect([...sent.keys()]).toEqual(["a", "b"]));
  expect(uploads().map(({ file: one }) => one.name)).toEqual(["b"]);
});

test("reports the progress of each", () => {
  const { add, sent, uploads } = queue();
  add([file("a"), file("b")]);
  sent.get("b")?.onProgress(0.4);
  expect(uploads().map(({ progress }) => progress)).toEqual([0, 0.4]);
});
