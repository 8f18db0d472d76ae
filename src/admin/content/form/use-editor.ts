import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { Item, References } from "~/content/item-schemas";
import { contentApi } from "../api/content-api";
import type { DraftKeeper, DraftStore, SaveAnswer } from "../draft/draft-keeper";
import type { DraftState, Save, Stored, Values } from "../draft/draft-state";
import type { LocalDraft, LocalDrafts } from "../draft/local-drafts";
import type { OpenedDraft } from "../draft/open-draft";
import { failedSave } from "./save-answer";
import { useDraft } from "./use-draft";

export interface Editor {
  /** The record from the server's latest response; null until a new one is first saved. */
  item: Item | null;
  /** The same as `item`, for code that runs after a response and before React has rendered. */
  current(): Item | null;
  state: DraftState;
  keeper: DraftKeeper;
  references: References;
  addReference(id: string, reference: References[string]): void;
  /** Takes over the record after another action (publishing, restoring). */
  follow(item: Item): void;
  /** When this tab's restored input was entered, in ms since 1970; null if nothing was restored. */
  restoredFrom: number | null;
  /** Takes over a draft of a closed tab. Resolves to false while this form's input cannot be saved. */
  restore(draft: LocalDraft): Promise<boolean>;
  /** Saves before the screen is left. Until `stay`, saving a new record does not navigate to its address. */
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
  const queries = useQueryClient();
  const [item, setItem] = useState(opened);
  const { references, addReference } = useReferences(item);
  const current = useRef(opened);
  const recordId = useRef(draft.recordId);
  const arrival = useArrival(onCreated);

  const follow = useCallback((changed: Item) => {
    current.current = changed;
    setItem(changed);
  }, []);
  const followResponse = (received: Item) => {
    const isNew = current.current === null;
    follow(received);
    if (isNew) arrival.arrive(received);
  };

  const [state, keeper] = useDraft(() => ({
    stored: opened ? storedOf(opened) : { revision: 0, data: emptyValues(type) },
    store: draftStore(drafts, { id: draft.id, type: type.name, recordId: () => recordId.current }),
    async save(save) {
      const answer = await saveRecord(type, recordId.current, save, followResponse);
      if (answer.outcome === "saved")
        void queries.invalidateQueries({ queryKey: ["content", type.apiName, "list"], refetchType: "none" });
      return answer;
    },
  }));
  const restoredFrom = useRestoredInput(draft.reloadedDraft, keeper);

  return {
    item,
    current: () => current.current,
    state,
    keeper,
    references,
    addReference,
    follow(changed) {
      follow(changed);
      keeper.dispatch({ type: "replaced", stored: storedOf(changed) });
    },
    restoredFrom,
    async restore(other) {
      if (!(await keeper.flush())) return false;
      if (!current.current) recordId.current = other.recordId;
      keeper.dispatch({ type: "restored", input: other });
      // The form's content is now stored under this tab's own draft.
      if (keeper.state().isStoredLocally) drafts.remove(other.id);
      return true;
    },
    leave() {
      arrival.hold();
      return keeper.flush();
    },
    stay: arrival.release,
  };
}

/** The records that this record refers to: those the server returned, plus those picked in the form. */
function useReferences(item: Item | null): Pick<Editor, "references" | "addReference"> {
  const [added, setAdded] = useState<References>({});
  const received = item?.references;
  const references = useMemo(() => ({ ...received, ...added }), [received, added]);
  const addReference = useCallback<Editor["addReference"]>(
    (id, reference) => setAdded((before) => ({ ...before, [id]: reference })),
    [],
  );
  return { references, addReference };
}

/** Navigates to the address of a record once it is created, but not while the screen is being left. */
function useArrival(onCreated: (item: Item) => void) {
  const created = useRef<Item | null>(null);
  const isHeld = useRef(false);
  const navigate = () => {
    const item = created.current;
    if (!item || isHeld.current) return;
    created.current = null;
    onCreated(item);
  };
  return {
    arrive(item: Item) {
      created.current = item;
      navigate();
    },
    hold() {
      isHeld.current = true;
    },
    release() {
      isHeld.current = false;
      navigate();
    },
  };
}

/**
 * Restores this tab's input after a reload, before anything else is entered.
 * @returns when it was entered, in ms since 1970; null if nothing was restored
 */
function useRestoredInput(reloadedDraft: LocalDraft | null, keeper: DraftKeeper): number | null {
  const [enteredAt] = useState(() => {
    if (!reloadedDraft) return null;
    keeper.dispatch({ type: "restored", input: reloadedDraft });
    return reloadedDraft.at;
  });
  return enteredAt;
}

/** Where this browser stores the draft of a record. */
function draftStore(
  drafts: LocalDrafts,
  { id, type, recordId }: { id: string; type: string; recordId(): string },
): DraftStore {
  return {
    write: ({ revision, base, changes, sent, at }) =>
      drafts.write({
        id,
        type,
        recordId: recordId(),
        revision,
        base,
        changes,
        sent,
        at,
      }),
    clear: () => drafts.remove(id),
  };
}

/**
 * Saves changes, or creates the record. Does not throw.
 * @param onReceived gets the record of each response: the saved one, or after a conflict the colleague's
 */
async function saveRecord(
  type: TypeDescription,
  id: string,
  { key, revision, changes }: Save,
  onReceived: (item: Item) => void,
): Promise<SaveAnswer> {
  const api = contentApi(type.apiName);
  const receive = async (response: Promise<Item>): Promise<Stored> => {
    const item = await response;
    onReceived(item);
    return storedOf(item);
  };
  try {
    const response =
      revision === 0
        ? api.create({ ...emptyValues(type), ...changes }, id, key)
        : api.save({ id, revision }, changes, key);
    return { outcome: "saved", stored: await receive(response) };
  } catch (error) {
    return failedSave(error, () => receive(api.read(id)), type.slugField);
  }
}

function storedOf({ revision, data }: Item): Stored {
  return { revision, data };
}

function emptyValues(type: TypeDescription): Values {
  return Object.fromEntries(
    type.fields.filter(({ readOnly }) => !readOnly).map(({ name, empty }) => [name, empty]),
  );
}
