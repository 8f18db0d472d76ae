import { expect, test } from "vitest";
import { recentPlaces } from "./recent-places";

function storage() {
  const stored = new Map<string, string>();
  return {
    stored,
    take: () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => void stored.set(key, text),
        removeItem: (key: string) => void stored.delete(key),
      }) as Storage,
  };
}
const place = (n: number) => ({ href: `/admin/pages/${n}`, label: `Page ${n}`, detail: "Page" });

test("the six latest places come back, newest first, each once, to the same person only", () => {
  const { take } = storage();
  const mine = recentPlaces("ada", take);
  for (const n of [1, 2, 3, 4, 5, 6, 7, 3]) mine.add(place(n));
  expect(mine.list().map(({ label }) => label)).toEqual([
    "Page 3",
    "Page 7",
    "Page 6",
    "Page 5",
    "Page 4",
    "Page 2",
  ]);
  expect(recentPlaces("jon", take).list()).toEqual([]);
  mine.removeAll();
  expect(mine.list()).toEqual([]);
});

test("invalid storage and blocked storage yield no places", () => {
  const { stored, take } = storage();
  stored.set(
    "openward.recent.ada",
    JSON.stringify([{ href: "https://evil.example", label: "x", detail: "" }, 3]),
  );
  expect(recentPlaces("ada", take).list()).toEqual([]);
  stored.set("openward.recent.ada", "{");
  expect(recentPlaces("ada", take).list()).toEqual([]);
  const blocked = recentPlaces("ada", () => {
    throw new Error("blocked");
  });
  blocked.add(place(1));
  expect(blocked.list()).toEqual([]);
});
