import { Button } from "@mantine/core";
import { FilePlus } from "lucide-react";
import { useState } from "react";
import { ChosenRecord } from "~/admin/content/inputs/chosen-record";
import { useForm } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { DOCUMENTS } from "../media-kind";
import { MediaPicker } from "../media-picker";

/** FILE: a document from the library. */
export function FileField({ field, path, value, onChange, errors, disabled }: InputProps<string | null>) {
  const { types, references, addReference } = useForm();
  const [choosing, setChoosing] = useState(false);
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      {value && (
        <ChosenRecord
          id={value}
          item={references[value]}
          type={types.find(({ name }) => name === field.settings.refersTo)}
          disabled={disabled}
          onRemove={() => onChange(null)}
        />
      )}
      <Button
        variant="default"
        size="sm"
        w="fit-content"
        leftSection={<FilePlus size={18} aria-hidden />}
        disabled={disabled}
        onClick={() => setChoosing(true)}
      >
        {value ? "Change" : "Choose a document"}
        <span className="visually-hidden"> for {field.label}</span>
      </Button>
      <MediaPicker
        kind={DOCUMENTS}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, title, status }) => {
          addReference(id, { type: DOCUMENTS.name, title, status });
          onChange(id);
        }}
      />
    </GroupFrame>
  );
}
