import { expect, test } from "vitest";
import { groupActivity } from "./group-activity";

let id = 0;
function event(actorId: string, action: string, subjectId: string) {
  id += 1;
  const at = "2026-03-03T10:00:00.000Z";
  return { id, at, actorId, actorName: actorId, action, subjectType: "page", subjectId, title: subjectId };
}

test("consecutive equal actions of one person are one line; an action of another person starts a new line", () => {
  const lines = groupActivity([
    event("ada", "page.published", "a"),
    event("ada", "page.published", "b"),
    event("ada", "page.saved", "b"),
    event("ada", "page.saved", "b"),
    event("jon", "page.saved", "c"),
    event("ada", "page.saved", "b"),
  ]);
  expect(
    lines.map(({ event: { actorId, action, title }, others }) => [actorId, action, title, others]),
  ).toEqual([
    ["ada", "page.published", "a", 1],
    ["ada", "page.saved", "b", 0],
    ["jon", "page.saved", "c", 0],
    ["ada", "page.saved", "b", 0],
  ]);
});

test("everything that the seed wrote is one line", () => {
  const lines = groupActivity([
    event("system:seed", "page.published", "a"),
    event("system:seed", "page.created", "a"),
    event("system:seed", "image.created", "b"),
  ]);
  expect(lines.map(({ others }) => others)).toEqual([1]);
});

test("does not count a visitor's unpaid gift among paid gifts", () => {
  const lines = groupActivity([
    event("system:donor", "gift.given", "a"),
    event("system:donor", "gift.begun", "b"),
    event("system:donor", "gift.begun", "a"),
  ]);
  expect(lines.map(({ event: { action }, others }) => [action, others])).toEqual([
    ["gift.given", 0],
    ["gift.begun", 1],
  ]);
});
