import { type ComponentType, lazy } from "react";
import type { Checklist, TypeDescription } from "~/content/description";
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

/** The editor of pages is large; only who opens a page needs it. */
const PageWorkspace = lazy(() => import("../../pages/page-workspace"));

/** The screen for records of a type; without one they have the form. Whatever is composed of blocks is edited on the design. */
export function workspaceOf(type: TypeDescription): ComponentType<WorkspaceProps> | undefined {
  return type.fields.some(({ kind }) => kind === "BLOCKS") ? PageWorkspace : undefined;
}
