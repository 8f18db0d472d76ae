import { expect, test } from "vitest";
import type { Revision } from "~/content/item-schemas";
import { comparedFrom, revisionGroups } from "./revision-groups";

const revision = (number: number, minute: number, part: Partial<Revision> = {}): Revision => ({
  revision: number,
  action: "saved",
  at: new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString(),
  actorId: "maria",
  actorName: "Maria",
  published: false,
  ...part,
});
const spans = (revisions: Revision[]) =>
  revisionGroups(revisions).map(({ newest, oldest }) => [newest.revision, oldest.revision]);

test("groups saves of one sitting as one change", () => {
  expect(
    spans([revision(4, 12), revision(3, 11), revision(2, 10), revision(1, 9, { action: "created" })]),
  ).toEqual([
    [4, 2],
    [1, 1],
  ]);
});

test("another person, a long pause, or a publication starts a new group", () => {
  expect(spans([revision(3, 12), revision(2, 11, { actorId: "jon" }), revision(1, 10)])).toHaveLength(3);
  expect(spans([revision(2, 50), revision(1, 10)])).toHaveLength(2);
  expect(spans([revision(2, 11), revision(1, 10, { published: true })])).toHaveLength(2);
});

test("compares a publication with the previous one, and a change with what it started from", () => {
  const groups = revisionGroups([
    revision(6, 50, { action: "published", published: true }),
    revision(5, 49),
    revision(4, 48),
    revision(3, 12, { action: "published" }),
    revision(2, 11),
  ]);
  expect(groups.map((group) => comparedFrom(groups, group))).toEqual([4, 4, 1, 2]);
});
