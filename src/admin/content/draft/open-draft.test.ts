import { beforeEach, describe, expect, test } from "vitest";
import { type DraftClaims, draftClaims, type Release } from "./draft-claims";
import { type LocalDraft, localDrafts } from "./local-drafts";
import { freeDrafts, moveDraft, type OpenedDraft, openDraft, type TabMemory } from "./open-draft";

const DAY = 86_400_000;
let storage: Storage;
let now: number;
let held: Set<string>;

beforeEach(() => {
  storage = memoryStorage();
  now = 100 * DAY;
  held = new Set();
});

/** A tab of the browser: its claims are released when it closes. */
function openTab(memory = tabMemoryOf(new Map())) {
  const mine: Release[] = [];
  const claims: DraftClaims = {
    async claim(id) {
      if (held.has(id)) return null;
      held.add(id);
      const release = () => void held.delete(id);
      mine.push(release);
      return release;
    },
  };
  const open = (more: { recordId?: string; visit?: string; user?: string; chosen?: string } = {}) =>
    openDraft({
      drafts: localDrafts(
        more.user ?? "ada",
        () => storage,
        () => now,
      ),
      claims,
      tab: memory,
      type: "newsItem",
      recordId: more.recordId ?? null,
      visit: more.visit ?? "first",
      chosen: more.chosen,
    });
  return {
    memory,
    claims,
    open,
    /** However it ends: a reload, a crash, a closed window. */
    end() {
      for (const release of mine) release();
    },
  };
}

function typeInto(
  { id, recordId }: OpenedDraft,
  title: string,
  more: Partial<LocalDraft> = {},
  user = "ada",
) {
  const draft: LocalDraft = {
    id,
    type: "newsItem",
    recordId,
    revision: 0,
    base: { title: "" },
    changes: { title },
    sent: null,
    at: now,
    ...more,
  };
  expect(
    localDrafts(
      user,
      () => storage,
      () => now,
    ).write(draft),
  ).toBe(true);
}

const titles = (drafts: LocalDraft[]) => drafts.map(({ changes }) => changes.title);

describe("a new record", () => {
  test("gets its input and its id back after a reload", async () => {
    const tab = openTab();
    const before = await tab.open();
    typeInto(before, "Flu shots");
    tab.end();
    const after = await openTab(tab.memory).open();
    expect(after.reloadedDraft?.changes).toEqual({ title: "Flu shots" });
    expect(after.recordId).toBe(before.recordId);
    expect(after.offers).toEqual([]);
  });

  test("a second “New” starts empty, and offers the draft of the first one", async () => {
    const tab = openTab();
    const first = await tab.open();
    typeInto(first, "Flu shots");
    first.release();
    const second = await tab.open({ visit: "second" });
    expect(second.reloadedDraft).toBeNull();
    expect(second.recordId).not.toBe(first.recordId);
    expect(titles(second.offers)).toEqual(["Flu shots"]);
  });

  test("offers a draft that another tab has open only after that tab is gone", async () => {
    const one = openTab();
    typeInto(await one.open(), "Flu shots");
    expect((await openTab().open()).offers).toEqual([]);
    one.end();
    expect(titles((await openTab().open()).offers)).toEqual(["Flu shots"]);
  });

  test("a tab that was duplicated gets its own draft", async () => {
    const one = openTab();
    const first = await one.open();
    typeInto(first, "Flu shots");
    const copy = await openTab(tabMemoryOf(new Map(one.memory.all))).open();
    expect(copy.id).not.toBe(first.id);
    expect(copy.reloadedDraft).toBeNull();
  });

  test("continues with a draft that was chosen in a list", async () => {
    const lost = openTab();
    const first = await lost.open();
    typeInto(first, "Flu shots");
    lost.end();
    const opened = await openTab().open({ chosen: first.id });
    expect(opened.reloadedDraft?.changes).toEqual({ title: "Flu shots" });
    expect(opened.recordId).toBe(first.recordId);
  });

  test("if created in the meantime, is found at its own address, and not offered as a new one", async () => {
    const tab = openTab();
    const draft = await tab.open();
    typeInto(draft, "Flu shots", { revision: 1 });
    moveDraft(tab.memory, "newsItem", draft.recordId, draft.id);
    tab.end();
    expect((await openTab(tab.memory).open({ recordId: draft.recordId })).reloadedDraft?.changes).toEqual({
      title: "Flu shots",
    });
    expect((await openTab().open()).offers).toEqual([]);
  });
});

describe("an existing record", () => {
  test("offers the input of a tab that crashed, and nothing of another record", async () => {
    const lost = openTab();
    typeInto(await lost.open({ recordId: "one" }), "For one", { revision: 3 });
    typeInto(await lost.open({ recordId: "other" }), "For the other", { revision: 3 });
    lost.end();
    expect(titles((await openTab().open({ recordId: "one" })).offers)).toEqual(["For one"]);
  });

  test("created by a save whose response was lost, offers the new record's draft", async () => {
    const lost = openTab();
    const draft = await lost.open();
    typeInto(draft, "Flu shots");
    lost.end();
    expect(titles((await openTab().open({ recordId: draft.recordId })).offers)).toEqual(["Flu shots"]);
  });
});

describe("a stored draft", () => {
  test("is shown to nobody else on the same computer", async () => {
    const tab = openTab();
    typeInto(await tab.open(), "Flu shots");
    tab.end();
    const other = await openTab().open({ user: "bea" });
    expect([other.reloadedDraft, other.offers]).toEqual([null, []]);
    // The same tab, in which someone else has signed in.
    expect((await openTab(tab.memory).open({ user: "bea" })).reloadedDraft).toBeNull();
  });

  test("is deleted for one person when they sign out, and stays for others", () => {
    const ada = localDrafts(
      "ada",
      () => storage,
      () => now,
    );
    typeInto({ id: "1", recordId: "r" } as OpenedDraft, "Mine");
    typeInto({ id: "2", recordId: "r" } as OpenedDraft, "Hers", {}, "bea");
    ada.removeAll();
    expect(ada.list()).toEqual([]);
    expect(
      titles(
        localDrafts(
          "bea",
          () => storage,
          () => now,
        ).list(),
      ),
    ).toEqual(["Hers"]);
  });

  test("is deleted after two weeks, no matter who typed it", () => {
    typeInto({ id: "1", recordId: "r" } as OpenedDraft, "Old", {}, "bea");
    now += 13 * DAY;
    typeInto({ id: "2", recordId: "r" } as OpenedDraft, "Newer");
    const ada = localDrafts(
      "ada",
      () => storage,
      () => now,
    );
    expect(ada.list()).toHaveLength(1);
    expect(storage.length).toBe(2);
    now += 2 * DAY;
    ada.list();
    expect(storage.length).toBe(1);
  });

  test("a browser that is full or stores nothing says so, and blocks nobody", async () => {
    const refusing = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
    const drafts = localDrafts("ada", refusing as () => Storage);
    const tab = openTab();
    const opened = await openDraft({
      drafts,
      claims: tab.claims,
      tab: tab.memory,
      type: "newsItem",
      recordId: null,
      visit: "first",
    });
    expect(
      drafts.write({ ...opened, type: "newsItem", revision: 0, base: {}, changes: {}, sent: null, at: 0 }),
    ).toBe(false);
    expect(await freeDrafts({ drafts, claims: tab.claims })).toEqual([]);
  });

  test("deletes old drafts before it reports that the storage is full", () => {
    typeInto({ id: "1", recordId: "r" } as OpenedDraft, "Old");
    const small = {
      ...storage,
      setItem: (name: string, text: string) => {
        if (storage.length > 0) throw new DOMException("Full", "QuotaExceededError");
        storage.setItem(name, text);
      },
    } as Storage;
    Object.defineProperty(small, "length", { get: () => storage.length });
    now += 15 * DAY;
    const drafts = localDrafts(
      "ada",
      () => small,
      () => now,
    );
    const draft = {
      id: "2",
      type: "newsItem",
      recordId: "r",
      revision: 0,
      base: {},
      changes: {},
      sent: null,
      at: now,
    };
    expect(drafts.write(draft)).toBe(true);
  });
});

test("claims are browser locks: one tab at a time, and the next when it releases", async () => {
  const claims = draftClaims(navigator.locks);
  const first = await claims.claim("one");
  expect(await claims.claim("one")).toBeNull();
  const waiting = claims.claim("one", 60_000);
  first?.();
  expect(await waiting).toBeTypeOf("function");
});

function tabMemoryOf(all: Map<string, string>): TabMemory & { all: Map<string, string> } {
  return {
    all,
    read: (place) => all.get(place) ?? null,
    write: (place, id) => void all.set(place, id),
  };
}

function memoryStorage(): Storage {
  const all = new Map<string, string>();
  return {
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, text) => void all.set(name, text),
    removeItem: (name) => void all.delete(name),
    clear: () => all.clear(),
  };
}
