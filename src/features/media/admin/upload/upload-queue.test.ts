import { expect, test, vi } from "vitest";
import type { Item } from "~/content/item-schemas";
import { ReadableError } from "~/site/browser/request/failure";
import type { Uploaded } from "../media-api";
import { type UploadQueueOptions, uploadQueue } from "./upload-queue";

const file = (name: string) => new File(["x"], name);

/** A queue whose uploads end when the test ends them. */
function queue(options: Partial<UploadQueueOptions> = {}) {
  const sent = new Map<
    string,
    PromiseWithResolvers<Uploaded> & {
      signal: AbortSignal;
      addAgain: boolean;
      onProgress(part: number): void;
    }
  >();
  const made = uploadQueue({
    send: ({ name }, sending) => {
      const ending = Promise.withResolvers<Uploaded>();
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
  sent.get("a")?.resolve({ item: { id: "1" } as Item, alreadyExisted: false });
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

test("a file that is already in the library shows its record, and can be added again", async () => {
  const { add, sent, uploads, addAgain } = queue();
  add([file("a")]);
  sent.get("a")?.resolve({ item: { id: "1" } as Item, alreadyExisted: true });
  await vi.waitFor(() =>
    expect(uploads()).toMatchObject([{ state: "done", item: { id: "1" }, alreadyExisted: true }]),
  );
  addAgain(uploads()[0]?.key ?? "");
  expect(uploads()).toMatchObject([{ state: "sending", item: null, alreadyExisted: false }]);
  expect(sent.get("a")?.addAgain).toBe(true);
  sent.get("a")?.resolve({ item: { id: "2" } as Item, alreadyExisted: false });
  await vi.waitFor(() => expect(uploads()).toMatchObject([{ item: { id: "2" }, alreadyExisted: false }]));
});
