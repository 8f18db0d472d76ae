import { beforeEach, describe, expect, test, vi } from "vitest";
import type { RootDatabase } from "../database/database";
import { collectReads, PageReads, registerTags } from "./page-reads";
import { queryMemory, remembered } from "./query-memory";

let memory: ReturnType<typeof queryMemory>;
let db: RootDatabase;
const ask = vi.fn(async (key: string) => {
  registerTags(`tag of ${key}`);
  return `answer ${ask.mock.calls.length}`;
});
/**
 * Reads like a page does.
 * @returns the answer and the tags of the page
 */
async function read(key: string, query: (key: string) => Promise<string> = ask) {
  const reads = new PageReads();
  const answer = await collectReads(reads, () => remembered(db, key, () => query(key)));
  return [answer, ...reads.tags()];
}

beforeEach(() => {
  // The memory belongs to a database and never calls it.
  db = {} as RootDatabase;
  memory = queryMemory(db);
  memory.resume();
  ask.mockClear();
});

test("a page gets the result that an earlier page read, and depends on the same tags", async () => {
  expect(await read("a")).toEqual(["answer 1", "tag of a"]);
  expect(await read("a")).toEqual(["answer 1", "tag of a"]);
  expect(await read("b")).toEqual(["answer 2", "tag of b"]);
});

test("pages that run the same query at the same time share it", async () => {
  expect(await Promise.all([read("a"), read("a")])).toEqual([
    ["answer 1", "tag of a"],
    ["answer 1", "tag of a"],
  ]);
});

test("outside of pages, as in actions and jobs, the query always runs", async () => {
  await read("a");
  expect(await remembered(db, "a", () => ask("a"))).toBe("answer 2");
  expect((await read("a"))[0]).toBe("answer 1");
});

test("queries in a transaction, or on another database, always run", async () => {
  await read("a");
  const other = {} as RootDatabase;
  const answer = await collectReads(new PageReads(), () => remembered(other, "a", () => ask("a")));
  expect(answer).toBe("answer 2");
});

describe("a change", () => {
  test("to data of a cached result makes the next page read it again, and no other result", async () => {
    await read("a");
    await read("b");
    memory.drop(["tag of a"]);
    expect(await read("b")).toEqual(["answer 2", "tag of b"]);
    expect(await read("a")).toEqual(["answer 3", "tag of a"]);
  });

  test("while a query runs makes later pages read again", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const before = read("a", () => promise);
    memory.drop(["anything"]);
    expect(await read("a")).toEqual(["answer 1", "tag of a"]);
    resolve("old");
    expect(await before).toEqual(["old"]);
    expect(await read("a")).toEqual(["answer 1", "tag of a"]);
  });

  test("to a nested result drops the outer result that contains it", async () => {
    const whole = async () => `whole of ${await remembered(db, "part", () => ask("part"))}`;
    expect(await read("whole", whole)).toEqual(["whole of answer 1", "tag of part"]);
    memory.drop(["tag of part"]);
    expect(await read("whole", whole)).toEqual(["whole of answer 2", "tag of part"]);
  });
});

test("a failed query fails the pages that wait for it, and the next page runs it again", async () => {
  const failing = () => Promise.reject(new Error("gone"));
  await expect(Promise.all([read("a", failing), read("a", failing)])).rejects.toThrow("gone");
  expect((await read("a"))[0]).toBe("answer 1");
});

test("nothing is cached while announcements are not received, and earlier results are dropped", async () => {
  await read("a");
  memory.suspend();
  expect((await read("a"))[0]).toBe("answer 2");
  expect((await read("a"))[0]).toBe("answer 3");
  memory.resume();
  expect((await read("a"))[0]).toBe("answer 4");
});

test("the least recently used result is dropped first", async () => {
  await read("first");
  await read("second");
  for (let number = 0; number < 398; number++) await read(`other ${number}`);
  await read("first");
  await read("one more");
  expect((await read("first"))[0]).toBe("answer 1");
  expect((await read("second"))[0]).not.toBe("answer 2");
});
