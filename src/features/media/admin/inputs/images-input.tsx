import { ChosenRecord, nameOfRecord } from "~/admin/content/inputs/chosen-record";
import { useForm } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { SortableList } from "~/admin/content/inputs/sortable-list";
import { AddPicture } from "./add-picture";

/** IMAGE_ARRAY: an ordered list of pictures from the library. */
export function ImagesField({ field, path, value, onChange, errors, disabled }: InputProps<string[]>) {
  const { types, references } = useForm();
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
      <AddPicture
        label="Add a picture"
        disabled={disabled}
        onAdd={(id) => value.includes(id) || onChange([...value, id])}
      />
    </GroupFrame>
  );
}
