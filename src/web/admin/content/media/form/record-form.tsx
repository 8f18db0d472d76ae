import type { TypeDescription } from "~/content/description";
import { FormFields } from "../../form/form-fields";
import type { Editor } from "../../form/use-editor";
import { mediaKindOf } from "../media-kind";
import { FileForm } from "./file-form";
import { ImageForm } from "./image-form";

export interface RecordFormProps {
  type: TypeDescription;
  editor: Editor;
  disabled: boolean;
}

/** The form of a record: of a picture or a document its own, of everything else the fields in one column. */
export function RecordForm({ type, editor, disabled }: RecordFormProps) {
  const { item, state, keeper } = editor;
  const kind = mediaKindOf(type.name);
  if (!item || !kind) return <FormFields type={type} state={state} keeper={keeper} disabled={disabled} />;
  const Form = kind.name === "image" ? ImageForm : FileForm;
  return <Form type={type} editor={editor} disabled={disabled} />;
}
