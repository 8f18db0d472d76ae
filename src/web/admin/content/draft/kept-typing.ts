import type { Values } from "./draft-state";

/** Typing that has not reached the server, kept in this browser against a crash or a lost connection. */
export interface KeptTyping {
  /** The revision that it was typed on. */
  revision: number;
  changes: Values;
  /** Milliseconds since 1970. */
  at: number;
}

export interface TypingShelf {
  read(): KeptTyping | null;
  write(kept: KeptTyping): void;
  clear(): void;
}

/**
 * A place of its own in the browser's storage for one record. A browser that refuses (private, full) is no reason to
 * stop anybody from typing: it then keeps nothing.
 *
 * @param key who types, and what: `user/type/id`
 */
export function typingShelf(key: string, takeStorage: () => Storage = () => localStorage): TypingShelf {
  const name = `openward.typing.${key}`;
  return {
    read: () =>
      attempt(() => {
        const kept: unknown = JSON.parse(takeStorage().getItem(name) ?? "null");
        return isKeptTyping(kept) ? kept : null;
      }) ?? null,
    write: (kept) => void attempt(() => takeStorage().setItem(name, JSON.stringify(kept))),
    clear: () => void attempt(() => takeStorage().removeItem(name)),
  };
}

function isKeptTyping(kept: unknown): kept is KeptTyping {
  if (typeof kept !== "object" || kept === null) return false;
  const { revision, changes, at } = kept as Partial<KeptTyping>;
  return (
    typeof revision === "number" && typeof at === "number" && typeof changes === "object" && changes !== null
  );
}

function attempt<Answer>(use: () => Answer): Answer | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
