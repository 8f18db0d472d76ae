import { expect, test, vi } from "vitest";
import { cached } from "./cached";
import { collectReads, PageReads, registerTags } from "./page-reads";

const gone = () => Promise.reject(new Error("gone"));
/** Reads a value that the tag `lock` invalidates. */
const cachedLock = (ask: () => Promise<string>) =>
  cached(() => {
    registerTags("lock");
    return ask();
  });

test("a change is read at once, and the value stays available while the database is down", async () => {
  let answer: () => Promise<string> = async () => "open";
  const ask = vi.fn(() => answer());
  const lock = cachedLock(ask);
  await expect(cachedLock(gone).current()).rejects.toThrow("gone");

  lock.resume();
  expect(await lock.current()).toBe("open");
  answer = async () => "locked";
  lock.drop(["page"]);
  expect(await lock.current()).toBe("open");
  expect(ask).toHaveBeenCalledTimes(1);
  lock.drop(["lock"]);
  expect(ask).toHaveBeenCalledTimes(2);
  await Promise.resolve();

  // It was not requested since.
  answer = gone;
  lock.suspend();
  expect(await lock.current()).toBe("locked");
});

test("a late response does not replace a newer one", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let readCount = 0;
  const lock = cachedLock(() => answers[readCount++]?.promise ?? gone());
  const [early, late] = [lock.current(), lock.current()];
  answers[1]?.resolve("new");
  await late;
  answers[0]?.resolve("old");
  await early;
  expect(await lock.current()).toBe("new");
});

test("a page that reads it depends on the same tags", async () => {
  const lock = cachedLock(async () => "open");
  lock.resume();
  for (const _ of ["read for it", "kept from before"]) {
    const reads = new PageReads();
    expect(await collectReads(reads, () => lock.current())).toBe("open");
    expect([...reads.tags()]).toEqual(["lock"]);
  }
});

test("a change during the first read triggers another read", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let readCount = 0;
  const lock = cachedLock(() => answers[readCount++]?.promise ?? gone());
  lock.resume();
  lock.drop(["lock"]);
  answers[0]?.resolve("before the change");
  answers[1]?.resolve("after it");
  expect(await lock.current()).toBe("after it");
});
