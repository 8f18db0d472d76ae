import { expect, test } from "vitest";
import type { RosterEntry } from "../../api/admin/schemas";
import { answersForAll, peopleIn } from "./people-in";

const at = (minute: number) => `2026-03-03T18:0${minute}:00.000Z`;
const entry = {
  id: "ada",
  status: "confirmed",
  firstName: "Ada",
  lastName: "Roe",
  others: [{ firstName: "Bo", lastName: "Roe" }],
  people: 2,
  answers: [
    { label: "Whose car?", answer: "ours" },
    { label: "Diet", answer: "vegan", person: 3 },
    { label: "Age", answer: "7", person: 3 },
  ],
  attendance: [
    { person: 1, sessions: [null, at(7)] },
    { person: 3, sessions: [at(4), null] },
  ],
} as unknown as RosterEntry;

test("the people of a group keep their numbers and their check-in times", () => {
  expect(peopleIn(entry)).toEqual([
    { number: 1, name: "Ada Roe", needs: "", hereSince: null },
    { number: 3, name: "Bo Roe", needs: "Diet: vegan · Age: 7", hereSince: at(4) },
  ]);
});

test("an answer of one person of a group does not count for the others", () => {
  expect(answersForAll(entry).map(({ label }) => label)).toEqual(["Whose car?"]);
  expect(answersForAll({ ...entry, people: 1 })).toHaveLength(3);
});

test.each([
  { mark: "a check-in that is not sent yet counts", person: 1, here: true, minute: 5, since: [at(5), at(4)] },
  { mark: "the earlier time counts", person: 3, here: true, minute: 5, since: [null, at(4)] },
  {
    mark: "an earlier one that is not sent yet counts",
    person: 3,
    here: true,
    minute: 2,
    since: [null, at(2)],
  },
  { mark: "an undoing counts", person: 3, here: false, minute: 5, since: [null, null] },
  { mark: "a mark without a person is for everyone", here: true, minute: 6, since: [at(6), at(4)] },
  {
    mark: "a mark of another registration does not count",
    id: "bo",
    here: true,
    minute: 1,
    since: [null, at(4)],
  },
])("$mark", ({ id = "ada", person, here, minute, since }) => {
  const unsent = [{ registrationId: id, person, here, at: at(minute) }];
  expect(peopleIn(entry, { unsent }).map(({ hereSince }) => hereSince)).toEqual(since);
});

test("people whose registration has ended do not count as here", () => {
  expect(peopleIn({ ...entry, status: "cancelled" }).map(({ hereSince }) => hereSince)).toEqual([null, null]);
});

test("each session has its own check-ins", () => {
  const unsent = [{ registrationId: "ada", person: 3, session: 2, here: true, at: at(8) }];
  expect(peopleIn(entry, { session: 2, unsent }).map(({ hereSince }) => hereSince)).toEqual([at(7), at(8)]);
  expect(peopleIn(entry, { session: 1, unsent }).map(({ hereSince }) => hereSince)).toEqual([null, at(4)]);
});
