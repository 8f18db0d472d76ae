import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { Item, References } from "~/content/item-schemas";
import { contentApi } from "../api/content-api";
import type { DraftKeeper } from "../draft/draft-keeper";
import type { DraftState, Stored, Values } from "../draft/draft-state";
import type { LocalDraft, LocalDrafts } from "../draft/local-drafts";
import type { OpenedDraft } from "../draft/open-draft";
import { failedSave } from "./save-answer";
import { useDraft } from "./use-draft";

export interface Editor {
  /** The record from the server's latest response; null until a new one is first saved. */
  item: Item | null;
  /** The same, for code that runs after a response and before the screen has rendered. */
  current(): Item | null;
  state: DraftState;
  keeper: DraftKeeper;
  references: References;
  learn(id: string, reference: References[string]): void;
  /** Takes over the record after another action (publishing, restoring). */
  follow(item: Item): void;
  /** When this tab's restored input was entered, in ms since 1970; null if nothing was restored. */
  putBackFrom: number | null;
  /** Takes over a draft of a closed tab. Resolves to false while this form's input cannot be saved. */
  restore(draft: LocalDraft): Promise<boolean>;
  /** Saves before the screen is left; until `stay`, a new record does not navigate to its address. */
  leave(): Promise<boolean>;
  stay(): void;
}

export interface EditorOptions {
  type: TypeDescription;
  item: Item | null;
  drafts: LocalDrafts;
  opened: OpenedDraft;
  onCreated(item: Item): void;
}

/** The state of a record being edited: its draft, saving, and the records it refers to. */
export function useEditor({ type, item: opened, drafts, opened: draft, onCreated }: EditorOptions): Editor {
  const api = contentApi(type.apiName);
  const queries = useQueryClient();
  const [item, setItem] = useState(opened);
  const [learned, setLearned] = useState<References>({});
  const current = useRef(opened);
  const recordId = useRef(draft.recordId);
  const isLeaving = useRef(false);
  const created = useRef<Item | null>(null);

  const follow = useCallback((changed: Item) => {
    current.current = changed;
    setItem(changed);
  }, []);

  const lead = () => {
    const item = created.current;
    if (!item || isLeaving.current) return;
    created.current = null;
    onCreated(item);
  };
  const followNew = (saved: Item) => {
    const isNew = current.current === null;
    follow(saved);
    if (!isNew) return;
    created.current = saved;
    lead();
  };

  const [state, keeper] = useDraft(() => ({
    stored: opened ? storedOf(opened) : { revision: 0, data: emptyValues(type) },
    store: {
      write: (savedDraft) =>
        drafts.write({
          id: draft.id,
          type: type.name,
          recordId: recordId.current,
          revision: savedDraft.revision,
          base: savedDraft.base,
          changes: savedDraft.changes,
          sent: savedDraft.sent,
          at: savedDraft.at,
        }),
      clear: () => drafts.remove(draft.id),
    },
    async save(revision, changes) {
      const known = current.current;
      try {
        const saved = known
          ? await api.save({ id: known.id, revision }, changes)
          : await api.create({ ...emptyValues(type), ...changes }, recordId.current);
        followNew(saved);
        void queries.invalidateQueries({ queryKey: ["content", type.apiName, "list"], refetchType: "none" });
        return { outcome: "saved", stored: storedOf(saved) };
      } catch (error) {
        const readTheirs = async () => {
          const theirs = await api.read(recordId.current);
          followNew(theirs);
          return storedOf(theirs);
        };
        return failedSave(error, readTheirs, type.slugField);
      }
    },
  }));

  // Restores this tab's input after a reload before anything else is entered.
  const [putBackFrom] = useState(() => {
    if (!draft.kept) return null;
    keeper.dispatch({ type: "restored", kept: draft.kept });
    return draft.kept.at;
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
    putBackFrom,
    async restore(other) {
      if (!(await keeper.flush())) return false;
      if (!current.current) recordId.current = other.recordId;
      keeper.dispatch({ type: "restored", kept: other });
      // The form's content is now stored under this tab's own draft.
      if (keeper.state().isKept) drafts.remove(other.id);
      return true;
    },
    leave() {
      isLeaving.current = true;
      return keeper.flush();
    },
    stay() {
      isLeaving.current = false;
      lead();
    },
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
