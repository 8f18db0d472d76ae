import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { FieldDescription, TypeDescription } from "~/content/description";
import { contentApi } from "../api/content-api";
import { useTypes } from "../use-types";

export interface FilterInputProps {
  field: FieldDescription;
  value: string;
  onChange(value: string): void;
}

/** One filter of a list: a choice, yes or no, or one of the records that the field refers to. */
export function FilterInput({ field, value, onChange }: FilterInputProps) {
  const referred = useTypes().find(({ name }) => name === field.settings.refersTo);
  const records = useQuery({
    queryKey: ["content", referred?.apiName, "choices"],
    queryFn: () => recordsOf(referred as TypeDescription),
    enabled: referred !== undefined,
    staleTime: 60_000,
  });
  const choices = choicesOf(field) ?? records.data ?? [];
  return (
    <NativeSelect
      aria-label={field.label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: "", label: `${field.label}: any` }, ...choices]}
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

async function recordsOf(type: TypeDescription) {
  const { items } = await contentApi(type.apiName).list({ sort: "title", pageSize: 100 });
  return items.map(({ id, title }) => ({ value: id, label: title }));
}
