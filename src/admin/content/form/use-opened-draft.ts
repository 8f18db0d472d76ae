import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useUser } from "../../session/use-session";
import { type DraftClaims, draftClaims } from "../draft/draft-claims";
import type { DraftKeeper } from "../draft/draft-keeper";
import { type LocalDrafts, localDrafts } from "../draft/local-drafts";
import { moveDraft, type OpenedDraft, openDraft, tabMemory } from "../draft/open-draft";

/** The signed-in person's local drafts in this browser. */
export function useLocalDrafts(): { drafts: LocalDrafts; claims: DraftClaims } {
  const { id } = useUser();
  const [places] = useState(() => ({ drafts: localDrafts(id), claims: draftClaims() }));
  return places;
}

/** The state of a navigation that continues a draft: see `LocalDraft`. */
export function withDraft(draftId: string): { draft: string } {
  return { draft: draftId };
}

/**
 * The draft of an editor while it is mounted; null until it is found.
 * @param recordId null for a new record
 */
export function useOpenedDraft(type: string, recordId: string | null) {
  const { drafts, claims } = useLocalDrafts();
  const { key: visit, state } = useLocation();
  const [tab] = useState(tabMemory);
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  const keeper = useRef<DraftKeeper | null>(null);
  // The draft stays the same even if the address changes later.
  const [first] = useState({ recordId, visit, chosen: chosenIn(state) });

  useEffect(() => {
    let isGone = false;
    let found: OpenedDraft | null = null;
    const leave = async () => {
      // A running save still writes to the draft.
      await keeper.current?.close();
      found?.release();
    };
    void openDraft({ drafts, claims, tab, type, ...first }).then((one) => {
      found = one;
      if (isGone) void leave();
      else setOpened(one);
    });
    return () => {
      isGone = true;
      if (found) void leave();
    };
  }, [drafts, claims, tab, type, first]);

  return {
    opened,
    drafts,
    claims,
    keep: (one: DraftKeeper) => {
      keeper.current = one;
    },
    moved: (id: string) => opened && moveDraft(tab, type, id, opened.id),
  };
}

function chosenIn(state: unknown): string | undefined {
  const chosen = (state as { draft?: unknown } | null)?.draft;
  return typeof chosen === "string" ? chosen : undefined;
}
