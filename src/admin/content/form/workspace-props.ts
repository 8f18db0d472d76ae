import type { TypeDescription } from "~/content/description";
import type { Checklist } from "~/content/item-schemas";
import type { Editor } from "./use-editor";

/** Props of a screen that edits records in another way than by a form in one column. */
export interface WorkspaceProps {
  type: TypeDescription;
  types: TypeDescription[];
  editor: Editor;
  checklist: Checklist | undefined;
  isReadOnly: boolean;
  /** Increases with each refused action. */
  attempt: number;
}
