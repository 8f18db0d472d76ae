import { beforeEach, expect, test } from "vitest";
import { storedResponses } from "./stored-responses";

const HOUR = 3_600_000;
const roster = { items: [{ lastName: "Lindquist" }] };
let stored: Map<string, string>;
let session: string | null;
let time: number;

beforeEach(() => {
  stored = new Map([["other", "stays"]]);
  session = "token-one";
  time = 0;
});

const storage = () =>
  ({
    get length() {
      return stored.size;
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  }) as unknown as Storage;

const answers = () => storedResponses({ takeStorage: storage, token: () => session, now: () => time });

test("a response is kept for the session, and the storage contains no readable name", async () => {
  await answers().keep("roster.1", roster);
  expect([...stored.values()].join()).not.toContain("Lindquist");
  expect(atob([...stored.values()].at(-1) ?? "")).not.toContain("Lindquist");
  time = HOUR;
  expect(await answers().read("roster.1")).toEqual({ value: roster, at: 0 });
  expect(await answers().read("roster.2")).toBeNull();
});

test.each([
  ["nobody is signed in", null],
  ["another person is signed in", "token-two"],
])("a response cannot be read, and is removed, once %s", async (_, next) => {
  await answers().keep("roster.1", roster);
  session = next;
  expect(await answers().read("roster.1")).toBeNull();
  expect([...stored.keys()]).toEqual(["other"]);
  session = "token-one";
  expect(await answers().read("roster.1")).toBeNull();
});

test("a response is removed after a day", async () => {
  await answers().keep("roster.1", roster);
  time = 16 * HOUR;
  expect(await answers().read("roster.1")).toBeNull();
  expect([...stored.keys()]).toEqual(["other"]);
});

test("keeps nothing without a session, or if the session ends while it encrypts", async () => {
  session = null;
  await answers().keep("roster.1", roster);
  session = "token-one";
  const keeping = answers().keep("roster.1", roster);
  session = null;
  await keeping;
  expect([...stored.keys()]).toEqual(["other"]);
});

test("only the response that the server now refuses is removed", async () => {
  await answers().keep("roster.1", roster);
  await answers().keep("roster.2", roster);
  answers().remove("roster.1");
  expect(await answers().read("roster.1")).toBeNull();
  expect(await answers().read("roster.2")).toMatchObject({ value: roster });
});

test("signing out removes all of them", async () => {
  await answers().keep("roster.1", roster);
  await answers().keep("roster.2", roster);
  answers().removeAll();
  expect([...stored.keys()]).toEqual(["other"]);
});
