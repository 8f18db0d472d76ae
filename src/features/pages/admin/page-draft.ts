import { createContext, use } from "react";
import type { FieldMessages } from "~/admin/content/draft/draft-state";
import type { BlockDescription } from "~/content/description";
import type { BlockKinds } from "./block-kinds";

/** The edited page, for the parts of the editor. */
export interface PageDraft {
  blocks: readonly BlockDescription[];
  kinds: BlockKinds;
  /** The record's field that contains the blocks. */
  field: string;
  errors: FieldMessages;
  isReadOnly: boolean;
  /**
   * Adds pending input of a block's fields to the local draft.
   * @param values by path, as in errors
   */
  hold(values: Record<string, unknown>): void;
}

export const PageDraftContext = createContext<PageDraft | null>(null);

/** @throws Error outside the page editor */
export function usePageDraft(): PageDraft {
  const draft = use(PageDraftContext);
  if (!draft) throw new Error("A part of the page editor was rendered outside of it.");
  return draft;
}
