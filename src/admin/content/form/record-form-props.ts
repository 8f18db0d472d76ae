import type { TypeDescription } from "~/content/description";
import type { Editor } from "./use-editor";

export interface RecordFormProps {
  type: TypeDescription;
  editor: Editor;
  disabled: boolean;
}
