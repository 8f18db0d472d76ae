import type { TypeDescription } from "~/content/description";
import type { Checklist } from "~/content/item-schemas";
import type { Editor } from "./use-editor";

/** What a screen is given that edits records in another way than by a form in one column. */
export interface WorkspaceProps {
  type: TypeDescription;
  types: TypeDescription[];
  editor: Editor;
  checklist: Checklist | undefined;
  isReadOnly: boolean;
  /** Grows each time that something was tried and refused. */
  attempt: number;
}
