import { Button } from "@mantine/core";
import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { MediaPicker } from "../media/media-picker";
import { ChosenRecord, nameOfRecord } from "./chosen-record";
import { useForm } from "./form-context";
import { GroupFrame } from "./group-frame";
import type { InputProps } from "./input-props";
import { SortableList } from "./sortable-list";

/** IMAGE_ARRAY: pictures of the library, in an order that matters. */
export function ImagesField({ field, path, value, onChange, errors, disabled }: InputProps<string[]>) {
  const { types, references, learn } = useForm();
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
        onPick={({ id, title, status, thumbSrc, alt }) => {
          learn(id, { type: "image", title, status, thumbSrc, alt });
          if (!value.includes(id)) onChange([...value, id]);
        }}
      />
    </GroupFrame>
  );
}
