import { Button } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { ChosenRecord, nameOfRecord } from "~/admin/content/inputs/chosen-record";
import { useForm } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { SortableList } from "~/admin/content/inputs/sortable-list";
import { MediaPicker } from "../media-picker";

/** IMAGE_ARRAY: an ordered list of pictures from the library. */
export function ImagesField({ field, path, value, onChange, errors, disabled }: InputProps<string[]>) {
  const { types, references, addReference } = useForm();
  const [choosing, setChoosing] = useState(false);
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      <SortableList
        label={`Chosen: ${field.label}`}
        entries={value}
        keyOf={(id) => id}
        nameOf={(id) => nameOfRecord(references[id])}
        onReorder={onChange}
        disabled={disabled}
      >
        {(id) => (
          <ChosenRecord
            id={id}
            item={references[id]}
            type={types.find(({ name }) => name === "image")}
            disabled={disabled}
            onRemove={() => onChange(value.filter((one) => one !== id))}
          />
        )}
      </SortableList>
      <Button
        variant="default"
        justify="start"
        w="fit-content"
        leftSection={<ImagePlus size={18} aria-hidden />}
        disabled={disabled}
        onClick={() => setChoosing(true)}
      >
        Add a picture
      </Button>
      <MediaPicker
        opened={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, title, status, thumbSrc, alt, isDecorative }) => {
          addReference(id, { type: "image", title, status, thumbSrc, alt, isDecorative });
          if (!value.includes(id)) onChange([...value, id]);
        }}
      />
    </GroupFrame>
  );
}
