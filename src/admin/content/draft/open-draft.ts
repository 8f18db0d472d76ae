import type { DraftClaims, Release } from "./draft-claims";
import type { LocalDraft, LocalDrafts } from "./local-drafts";

/** This tab's storage across reloads: which draft it had open at which place. */
export interface TabMemory {
  read(place: string): string | null;
  write(place: string, draftId: string): void;
}

export interface OpenDraftOptions {
  drafts: LocalDrafts;
  claims: DraftClaims;
  tab: TabMemory;
  /** Name of the content type. */
  type: string;
  /** Null for a new record. */
  recordId: string | null;
  /** Distinguishes visits of “New”: the key of the entry in the browser's history. */
  visit: string;
  /** A draft that the person chose to continue, elsewhere. */
  chosen?: string | undefined;
}

/** A draft that belongs to one editor in one tab. */
export interface OpenedDraft {
  id: string;
  recordId: string;
  /** The input of this tab here before it was reloaded. */
  reloadedDraft: LocalDraft | null;
  /** The input of closed tabs here. */
  offers: LocalDraft[];
  release: Release;
}

/** How long a page that is reloaded may take to release its draft; in ms. */
const RELOAD_TIME = 3_000;

/**
 * Finds the draft for an editor that opens. After a reload it is the one that the tab had; otherwise a new
 * one, so that a second new record starts empty. Drafts of closed tabs are offered; those that another tab
 * has open are not.
 */
export async function openDraft(options: OpenDraftOptions): Promise<OpenedDraft> {
  const { drafts, claims, tab, type, visit, chosen } = options;
  const place = placeOf(type, options.recordId, visit);
  const remembered = tab.read(place) ?? chosen;
  let id = remembered ?? crypto.randomUUID();
  let release = await claims.claim(id, remembered ? RELOAD_TIME : undefined);
  // The tab was duplicated: its draft stays with the first one.
  if (!release) {
    id = crypto.randomUUID();
    release = await claims.claim(id);
  }
  tab.write(place, id);
  const reloadedDraft = drafts.read(id);
  const offers: LocalDraft[] = [];
  for (const draft of drafts.list(type)) {
    const belongsHere = options.recordId ? draft.recordId === options.recordId : draft.revision === 0;
    if (draft.id !== id && belongsHere && (await isFree(claims, draft.id))) offers.push(draft);
  }
  return {
    id,
    recordId: options.recordId ?? reloadedDraft?.recordId ?? crypto.randomUUID(),
    reloadedDraft,
    offers,
    release: release ?? (() => {}),
  };
}

/** Drafts that no tab has open. */
export async function freeDrafts(
  { drafts, claims }: Pick<OpenDraftOptions, "drafts" | "claims">,
  type?: string,
): Promise<LocalDraft[]> {
  const free: LocalDraft[] = [];
  for (const draft of drafts.list(type)) if (await isFree(claims, draft.id)) free.push(draft);
  return free;
}

/** The new record has an address now: a reload must find its draft there. */
export function moveDraft(tab: TabMemory, type: string, recordId: string, draftId: string): void {
  tab.write(placeOf(type, recordId, ""), draftId);
}

function placeOf(type: string, recordId: string | null, visit: string): string {
  return `${type}/${recordId ?? `new ${visit}`}`;
}

async function isFree(claims: DraftClaims, id: string): Promise<boolean> {
  const release = await claims.claim(id);
  release?.();
  return release !== null;
}

/**
 * Stored in the tab's session storage; if that is blocked, a reload offers the draft instead of restoring it.
 */
export function tabMemory(takeStorage: () => Storage = () => sessionStorage): TabMemory {
  const named = (place: string) => `openward.draft-at.${place}`;
  return {
    read(place) {
      try {
        return takeStorage().getItem(named(place));
      } catch {
        return null;
      }
    },
    write(place, draftId) {
      try {
        takeStorage().setItem(named(place), draftId);
      } catch {
        // See above.
      }
    },
  };
}
