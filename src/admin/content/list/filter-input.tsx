import { NativeSelect } from "@mantine/core";
import type { FieldDescription } from "~/content/description";
import { useTypes } from "../use-types";
import { RecordFilter } from "./record-filter";

export interface FilterInputProps {
  field: FieldDescription;
  value: string;
  onChange(value: string): void;
}

/** One filter of a list: a choice, yes or no, or one of the records that the field refers to. */
export function FilterInput({ field, value, onChange }: FilterInputProps) {
  const referred = useTypes().find(({ name }) => name === field.settings.refersTo);
  const choices = choicesOf(field);
  if (!choices && referred)
    return <RecordFilter type={referred} label={field.label} value={value} onChange={onChange} />;
  return (
    <NativeSelect
      aria-label={field.label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: "", label: `${field.label}: any` }, ...(choices ?? [])]}
    />
  );
}

function choicesOf({ kind, label, settings }: FieldDescription) {
  if (settings.choices) return settings.choices;
  if (kind !== "BOOLEAN") return null;
  return [
    { value: "true", label: `${label}: yes` },
    { value: "false", label: `${label}: no` },
  ];
}
