import { GroupFrame } from "~/admin/content/inputs/group-frame";
import type { InputProps } from "~/admin/content/inputs/input-props";
import { PictureChoice } from "./picture-choice";

/** IMAGE: a picture from the library. */
export function ImageField({ field, path, value, onChange, errors, disabled }: InputProps<string | null>) {
  return (
    <GroupFrame field={field} path={path} errors={errors}>
      <PictureChoice label={field.label} value={value} onChange={onChange} disabled={disabled} />
    </GroupFrame>
  );
}
