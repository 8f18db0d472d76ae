import type { CustomField } from "@puckeditor/core";
import type { FieldDescription } from "~/content/description";
import { FieldInput } from "../../content/inputs/field-input";
import { usePageDraft } from "../page-draft";
import { useSelectedBlock } from "../use-blocks";

interface BlockFieldProps {
  field: CustomField<unknown>;
  name: string;
  value: unknown;
  onChange(value: unknown): void;
  readOnly?: boolean;
}

/** A field of a block within Puck: the admin's own input, under the path by which errors name it. */
export function BlockField({ field, name, value, onChange, readOnly }: BlockFieldProps) {
  const { errors, isReadOnly } = usePageDraft();
  const block = useSelectedBlock();
  const description = field.metadata?.description as FieldDescription;
  if (!block) return null as never;
  return (
    <FieldInput
      field={description}
      path={`${block.path}.props.${name}`}
      value={value}
      onChange={onChange}
      errors={errors}
      disabled={isReadOnly || readOnly === true}
    />
  );
}
