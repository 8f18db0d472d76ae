import { expect, test, vi } from "vitest";
import { cached } from "./cached";

const gone = () => Promise.reject(new Error("gone"));

test("what changed is read at once, and holds while the database is away", async () => {
  let answer: () => Promise<string> = async () => "open";
  const ask = vi.fn(() => answer());
  const lock = cached(ask, "lock");
  await expect(cached(gone, "lock").current()).rejects.toThrow("gone");

  lock.trust();
  expect(await lock.current()).toBe("open");
  answer = async () => "locked";
  lock.drop(["page"]);
  expect(await lock.current()).toBe("open");
  expect(ask).toHaveBeenCalledTimes(1);
  lock.drop(["lock"]);
  expect(ask).toHaveBeenCalledTimes(2);
  await Promise.resolve();

  // Nobody had asked for it since.
  answer = gone;
  lock.distrust();
  expect(await lock.current()).toBe("locked");
});

test("an answer that comes late does not take the place of a newer one", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const lock = cached(() => answers[asked++]?.promise ?? gone(), "lock");
  const [early, late] = [lock.current(), lock.current()];
  answers[1]?.resolve("new");
  await late;
  answers[0]?.resolve("old");
  await early;
  expect(await lock.current()).toBe("new");
});
