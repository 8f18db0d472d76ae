import { expect, test, vi } from "vitest";
import { createScrollMemory } from "./scroll-memory";

function storage(initial?: string) {
  let text: string | null = initial ?? null;
  return {
    getItem: () => text,
    setItem(_key: string, value: string) {
      text = value;
    },
  };
}

test("recalls positions by history entry, in this page and after a reload", () => {
  const shared = storage();
  const memory = createScrollMemory(() => shared);
  memory.remember("a", 120.4);
  memory.remember("b", 5);
  memory.remember("a", 300);
  expect([memory.recall("a"), memory.recall("b"), memory.recall("c")]).toEqual([300, 5, undefined]);
  expect(createScrollMemory(() => shared).recall("a")).toBeUndefined();
  memory.keep();
  expect(createScrollMemory(() => shared).recall("a")).toBe(300);
});

test("forgets the oldest positions first", () => {
  const memory = createScrollMemory(() => storage());
  for (let at = 0; at < 100; at += 1) memory.remember(String(at), at);
  expect(memory.recall("0")).toBeUndefined();
  expect(memory.recall("99")).toBe(99);
});

test("logs and ignores storage that fails or contains something else", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(createScrollMemory(() => storage("{")).recall("a")).toBeUndefined();
  const refusing = createScrollMemory(() => {
    throw new Error("denied");
  });
  refusing.remember("a", 1);
  refusing.keep();
  expect(refusing.recall("a")).toBe(1);
  expect(logged).toHaveBeenCalledTimes(3);
});
