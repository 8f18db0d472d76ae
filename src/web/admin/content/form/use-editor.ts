import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { Item, References, TypeDescription } from "~/content/description";
import { useClientStore } from "../../../client/store/client-store";
import { contentApi } from "../api/content-api";
import type { DraftKeeper } from "../draft/draft-keeper";
import type { DraftState, Stored, Values } from "../draft/draft-state";
import { typingShelf } from "../draft/kept-typing";
import { failedSave } from "./save-answer";
import { useDraft } from "./use-draft";

export interface Editor {
  /** The record as the server last told it; null until the first save of a new one. */
  item: Item | null;
  /** The same, for what goes on after an answer has come and before the screen has followed. */
  current(): Item | null;
  state: DraftState;
  keeper: DraftKeeper;
  references: References;
  learn(id: string, reference: References[string]): void;
  /** Takes over what an action other than saving (publishing, restoring) made of the record. */
  follow(item: Item): void;
  /** Whether typing of an earlier visit was found in this browser and put back. */
  recovered: boolean;
}

export interface EditorOptions {
  type: TypeDescription;
  item: Item | null;
  onCreated(item: Item): void;
}

/** A record under somebody's hands: its draft, its saving, and what is known of the records it refers to. */
export function useEditor({ type, item: opened, onCreated }: EditorOptions): Editor {
  const api = contentApi(type.apiName);
  const queries = useQueryClient();
  const userId = useClientStore(({ user }) => String(user?.id ?? "somebody"));
  const [item, setItem] = useState(opened);
  const [learned, setLearned] = useState<References>({});
  const current = useRef(opened);
  const [shelf] = useState(() => typingShelf(`${userId}/${type.name}/${opened?.id ?? "new"}`));
  const [kept] = useState(() => shelf.read());

  const follow = useCallback((changed: Item) => {
    current.current = changed;
    setItem(changed);
  }, []);

  const [state, keeper] = useDraft(() => ({
    stored: opened ? storedOf(opened) : { revision: 0, data: emptyValues(type) },
    shelf,
    async save(revision, changes) {
      const known = current.current;
      try {
        const saved = known
          ? await api.save({ id: known.id, revision }, changes)
          : await api.create({ ...emptyValues(type), ...changes });
        follow(saved);
        if (!known) onCreated(saved);
        void queries.invalidateQueries({ queryKey: ["content", type.apiName, "list"], refetchType: "none" });
        return { outcome: "saved", stored: storedOf(saved) };
      } catch (error) {
        const readTheirs = async () => {
          const theirs = await api.read(known?.id ?? "");
          follow(theirs);
          return storedOf(theirs);
        };
        return failedSave(error, readTheirs, type.slugField);
      }
    },
  }));

  // Typing of an earlier visit that never reached the server comes back before anything else is typed.
  const [recovered] = useState(() => {
    if (!kept) return false;
    for (const [name, value] of Object.entries(kept.changes)) keeper.type(name, value);
    if (opened && kept.revision !== opened.revision) {
      keeper.dispatch({ type: "conflicted", theirs: storedOf(opened), isBaseLost: true });
    }
    return true;
  });

  return {
    item,
    current: () => current.current,
    state,
    keeper,
    references: { ...item?.references, ...learned },
    learn: (id, reference) => setLearned((before) => ({ ...before, [id]: reference })),
    follow(changed) {
      follow(changed);
      keeper.dispatch({ type: "replaced", stored: storedOf(changed) });
    },
    recovered,
  };
}

function storedOf({ revision, data }: Item): Stored {
  return { revision, data };
}

function emptyValues(type: TypeDescription): Values {
  return Object.fromEntries(
    type.fields.filter(({ readOnly }) => !readOnly).map(({ name, empty }) => [name, empty]),
  );
}
