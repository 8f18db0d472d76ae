import { FormFields } from "./form-fields";
import type { RecordFormProps } from "./record-form-props";

/** The fields of a record in one column. */
export function TypeForm({ type, editor, disabled }: RecordFormProps) {
  const { state, keeper } = editor;
  return <FormFields type={type} state={state} keeper={keeper} disabled={disabled} />;
}
