import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conflictingFields, merged } from "../conflict/merge";
import {
  type DraftEvent,
  type DraftState,
  draftOf,
  draftReducer,
  nextSave,
  unsavedChanges,
} from "./draft-state";

const start = () => draftOf({ revision: 3, data: { name: "Ada", bio: "", slug: "ada" } });
const through = (state: DraftState, ...events: DraftEvent[]) => events.reduce(draftReducer, state);
const typed = (name: string, value: unknown): DraftEvent => ({ type: "typed", name, value });
const saveStarted: DraftEvent = { type: "saveStarted", key: "first" };
const saved = (revision: number, data: Record<string, unknown>): DraftEvent => ({
  type: "saved",
  stored: { revision, data },
  at: 1_000,
});

describe("never overwrites newer typing", () => {
  test("a response that arrives during typing changes nothing that was typed", () => {
    const state = through(
      start(),
      typed("bio", "Born in "),
      saveStarted,
      typed("bio", "Born in Alder Creek"),
      saved(4, { name: "Ada", bio: "Born in", slug: "ada" }),
    );
    expect(state.values.bio).toBe("Born in Alder Creek");
    expect(nextSave(state)).toEqual({ bio: "Born in Alder Creek" });
    expect(state.revision).toBe(4);
  });

  test("keeps the space at the end of a word, although the server trimmed it", () => {
    const state = through(start(), typed("bio", "Born "), saveStarted, saved(4, { bio: "Born" }));
    expect(state.values.bio).toBe("Born ");
    expect(nextSave(state)).toBeNull();
  });

  test("a later save of another field, and publishing, keep a text as it was typed", () => {
    const stored = { name: "Ada", bio: "Born", slug: "ada" };
    const state = through(start(), typed("bio", "Born "), saveStarted, saved(4, stored));
    const renamed = { ...stored, name: "Eve" };
    const later = through(state, typed("name", "Eve"), saveStarted, saved(5, renamed), {
      type: "replaced",
      stored: { revision: 6, data: renamed },
    });
    expect(later.values).toEqual({ ...renamed, bio: "Born " });
    expect(nextSave(later)).toBeNull();
  });

  test("untouched fields follow the server", () => {
    const state = through(
      start(),
      typed("bio", "x"),
      saveStarted,
      saved(4, { name: "Ada", bio: "x", slug: "ada-2" }),
    );
    expect(state.values.slug).toBe("ada-2");
  });

  test("the form shows what was typed last, whatever the order of typing and responses", () => {
    const value = fc.string({ maxLength: 4 });
    const event: fc.Arbitrary<DraftEvent> = fc.oneof(
      fc.record({ type: fc.constant("typed" as const), name: fc.constantFrom("name", "bio"), value }),
      fc.constant(saveStarted),
      fc
        .tuple(fc.nat(50), value, value)
        .map(([revision, name, bio]) => saved(revision, { name, bio, slug: "ada" })),
      fc.constant<DraftEvent>({ type: "connectionLost" }),
      fc.constantFrom("name", "bio").map<DraftEvent>((propertyName) => ({
        type: "refused",
        errors: [{ propertyName, message: "No." }],
        message: "No.",
      })),
      fc.record({
        type: fc.constant("replaced" as const),
        stored: fc.record({
          revision: fc.nat(50),
          data: fc.constant({ name: "Server", bio: "Server", slug: "s" }),
        }),
      }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = start();
        const isUnsaved = (name: string) => name in unsavedChanges(state);
        for (const one of events) {
          const before = state;
          const unsavedBefore = ["name", "bio"].filter(isUnsaved);
          state = draftReducer(state, one);
          if (one.type === "typed") expect(state.values[one.name]).toBe(one.value);
          else for (const name of unsavedBefore) expect(state.values[name]).toBe(before.values[name]);
        }
      }),
    );
  });
});

describe("one save at a time", () => {
  test("sends nothing else while one is in progress", () => {
    const state = through(start(), typed("bio", "a"), saveStarted, typed("name", "Ada B."));
    expect(nextSave(state)).toBeNull();
  });

  test("sends only changes, and nothing after typing back to the saved value", () => {
    expect(nextSave(through(start(), typed("bio", "a"), typed("name", "B"), typed("name", "Ada")))).toEqual({
      bio: "a",
    });
  });

  test("ignores an unexpected response", () => {
    const state = through(start(), typed("bio", "a"));
    expect(draftReducer(state, saved(9, { bio: "z" }))).toBe(state);
  });
});

describe("refusals", () => {
  const refused: DraftEvent = {
    type: "refused",
    errors: [{ propertyName: "slug", message: "Use hyphens." }],
    message: "Some fields need a correction.",
  };

  test("a refused value waits to be changed; the others are saved without it", () => {
    const state = through(start(), typed("slug", "Ada!"), typed("bio", "a"), saveStarted, refused);
    expect(state.errors).toEqual({ slug: "Use hyphens." });
    expect(nextSave(state)).toEqual({ bio: "a" });
    expect(nextSave(through(state, typed("slug", "ada-b")))).toEqual({ slug: "ada-b", bio: "a" });
  });

  test("hides a message about text that has changed", () => {
    const state = through(start(), typed("slug", "Ada!"), saveStarted, typed("slug", "ada-b"), refused);
    expect(state.errors).toEqual({});
    expect(nextSave(state)).toEqual({ slug: "ada-b" });
  });

  test("a refusal that names no field is shown once, and not repeated without a change", () => {
    const state = through(start(), typed("bio", "a"), saveStarted, { ...refused, errors: [] });
    expect(state.problem).toBe("Some fields need a correction.");
    expect(nextSave(state)).toBeNull();
  });
});

describe("conflicts", () => {
  const theirs = { revision: 8, data: { name: "Ada King", bio: "", slug: "ada" } };

  test("sends nothing until someone has decided; both versions are available", () => {
    const state = through(start(), typed("name", "Ada B."), saveStarted, { type: "conflicted", theirs });
    expect(nextSave(state)).toBeNull();
    expect(state.values.name).toBe("Ada B.");
    expect(state.theirs?.data.name).toBe("Ada King");
  });

  test("the decision is sent on top of their revision", () => {
    const state = through(
      start(),
      typed("name", "Ada B."),
      saveStarted,
      { type: "conflicted", theirs },
      { type: "merged", stored: theirs, values: { ...theirs.data, name: "Ada B. King" } },
    );
    expect(state.revision).toBe(8);
    expect(nextSave(state)).toEqual({ name: "Ada B. King" });
  });

  test("a save whose response was lost is repeated unchanged, before later input is saved", () => {
    const lost = through(
      start(),
      typed("bio", "Born"),
      saveStarted,
      { type: "connectionLost" },
      typed("bio", "Born in"),
      { type: "saveStarted", key: "second" },
    );
    expect(lost.sending).toEqual({ key: "first", revision: 3, changes: { bio: "Born" } });
    const state = through(lost, saved(4, { name: "Ada", bio: "Born", slug: "ada" }));
    expect(state.theirs).toBeNull();
    expect(nextSave(state)).toEqual({ bio: "Born in" });
  });
});

describe("typing from an earlier visit", () => {
  const savedDraft = { revision: 8, base: { bio: "" }, changes: { bio: "Born in" }, sent: null };
  const back = (data: Record<string, unknown>) =>
    draftReducer(draftOf({ revision: 9, data }), { type: "restored", input: savedDraft });

  test("is restored without a question if nobody changed the same field since", () => {
    const state = back({ name: "Ada King", bio: "", slug: "ada" });
    expect(conflictingFields(state)).toEqual([]);
    expect(merged(state)).toEqual({ name: "Ada King", bio: "Born in", slug: "ada" });
  });

  test("needs a choice if someone changed the same field since", () => {
    const state = back({ name: "Ada", bio: "From London", slug: "ada" });
    expect(conflictingFields(state)).toEqual(["bio"]);
    expect(nextSave(state)).toBeNull();
  });

  describe("whose last save got no response", () => {
    const sent = { key: "lost", revision: 8, changes: { bio: "Born " } };
    const reopened = (revision: number, data: Record<string, unknown>) =>
      through(
        draftOf({ revision, data }),
        { type: "restored", input: { ...savedDraft, sent } },
        { type: "saveStarted", key: "new" },
      );

    test("repeats that save first, whether the server had it before or not", () => {
      for (const [revision, bio] of [
        [8, ""],
        [9, "Born"],
      ] as const) {
        const state = reopened(revision, { name: "Ada", bio, slug: "ada" });
        expect(state.sending).toEqual(sent);
        const answered = through(state, saved(9, { name: "Ada", bio: "Born", slug: "ada" }));
        expect(answered).toMatchObject({ revision: 9, theirs: null, values: { bio: "Born in" } });
        expect(nextSave(answered)).toEqual({ bio: "Born in" });
      }
    });

    test("needs a choice if the server refuses it because someone else changed the same field", () => {
      const data = { name: "Ada", bio: "From London", slug: "ada" };
      const state = through(reopened(9, data), {
        type: "conflicted",
        theirs: { revision: 9, data },
      });
      expect(conflictingFields(state)).toEqual(["bio"]);
      expect(nextSave(state)).toBeNull();
    });
  });
});
