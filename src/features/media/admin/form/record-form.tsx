import type { RecordFormProps } from "~/admin/content/form/record-form-props";
import { TypeForm } from "~/admin/content/form/type-form";
import { FileForm } from "./file-form";
import { ImageForm } from "./image-form";

/** The form of a picture or document. For a new record, it has only the fields. */
export default function RecordForm(props: RecordFormProps) {
  if (!props.editor.item) return <TypeForm {...props} />;
  return props.type.name === "image" ? <ImageForm {...props} /> : <FileForm {...props} />;
}
