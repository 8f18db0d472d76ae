import type { Save, Values } from "./draft-state";

/** Unsaved changes of a record, stored in this browser. */
export interface LocalDraft {
  /** The draft's own id: a record that is open in two tabs has two drafts. */
  id: string;
  /** Name of the content type. */
  type: string;
  /** The browser creates the id of a new record, so that creating it twice makes only one record. */
  recordId: string;
  /** The revision that the changes are based on; 0 while the record is not created. */
  revision: number;
  /** The server's values of the changed fields. */
  base: Values;
  changes: Values;
  /** The save that was sent without a response: the server may have it. It is repeated first. */
  sent: Save | null;
  /** Milliseconds since 1970. */
  at: number;
}

export interface LocalDrafts {
  /** Newest first. */
  list(type?: string): LocalDraft[];
  read(id: string): LocalDraft | null;
  /** @returns whether the browser stored it: storage can be full or blocked */
  write(draft: LocalDraft): boolean;
  remove(id: string): void;
  removeAll(): void;
}

const PREFIX = "openward.draft.";
export const DAYS_KEPT = 14;

/**
 * The drafts of one person in this browser. Drafts of other people who share the computer are not read.
 * Listing removes old drafts of everyone.
 */
export function localDrafts(
  userId: string,
  takeStorage: () => Storage = () => localStorage,
  now: () => number = Date.now,
): LocalDrafts {
  const own = `${PREFIX}${userId}.`;
  const read = (name: string): LocalDraft | null => {
    const parsed = attempt(() => JSON.parse(takeStorage().getItem(name) ?? "null") as unknown);
    if (!isLocalDraft(parsed)) return null;
    // Earlier releases stored a list of changes, without the key by which the server recognizes a save.
    return Array.isArray(parsed.sent) ? { ...parsed, sent: null } : parsed;
  };
  const namesWith = (prefix: string): string[] =>
    attempt(() => {
      const storage = takeStorage();
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      return names.filter((name) => name.startsWith(prefix));
    }) ?? [];
  const removeNamed = (name: string) => void attempt(() => takeStorage().removeItem(name));

  function removeOld(): void {
    const oldest = now() - DAYS_KEPT * 86_400_000;
    for (const name of namesWith(PREFIX)) if ((read(name)?.at ?? 0) < oldest) removeNamed(name);
  }

  return {
    list(type) {
      removeOld();
      return namesWith(own)
        .flatMap((name) => read(name) ?? [])
        .filter((draft) => type === undefined || draft.type === type)
        .sort((one, other) => other.at - one.at);
    },
    read: (id) => read(own + id),
    write(draft) {
      const text = JSON.stringify(draft);
      const write = () => takeStorage().setItem(own + draft.id, text);
      if (succeeds(write)) return true;
      removeOld();
      return succeeds(write);
    },
    remove: (id) => removeNamed(own + id),
    removeAll() {
      for (const name of namesWith(own)) removeNamed(name);
    },
  };
}

function isLocalDraft(parsed: unknown): parsed is LocalDraft {
  if (typeof parsed !== "object" || parsed === null) return false;
  const { id, type, recordId, revision, base, changes, sent, at } = parsed as Partial<LocalDraft>;
  return (
    [id, type, recordId].every((text) => typeof text === "string") &&
    [revision, at].every((number) => typeof number === "number") &&
    [base, changes].every((values) => typeof values === "object" && values !== null) &&
    typeof sent === "object"
  );
}

function succeeds(use: () => void): boolean {
  return (
    attempt(() => {
      use();
      return true;
    }) === true
  );
}

function attempt<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
