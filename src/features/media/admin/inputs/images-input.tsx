import { ChosenRecords } from "~/admin/content/inputs/chosen-records";
import { useForm } from "~/admin/content/inputs/form-context";
import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { AddPicture } from "./add-picture";

/** IMAGE_ARRAY: an ordered list of pictures from the library. */
export function ImagesField({ field, path, value, onChange, errors, disabled }: InputProps<string[]>) {
  const { types } = useForm();
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      <ChosenRecords
        label={`Chosen: ${field.label}`}
        ids={value}
        type={types.find(({ name }) => name === "image")}
        onChange={onChange}
        disabled={disabled}
      />
      <AddPicture
        label="Add a picture"
        disabled={disabled}
        onAdd={(id) => value.includes(id) || onChange([...value, id])}
      />
    </GroupFrame>
  );
}
