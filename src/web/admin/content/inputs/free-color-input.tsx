import { ColorInput } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** COLOR where any colour may be chosen: typed as #rrggbb or picked. */
export function FreeColorField(props: InputProps<string | null>) {
  const { field, value, onChange } = props;
  return (
    <ColorInput
      {...controlProps(props)}
      className={styles.narrow}
      label={<FieldLabel field={field} />}
      format="hex"
      placeholder="#rrggbb"
      value={value ?? ""}
      eyeDropperButtonProps={{ "aria-label": "Pick from the screen" }}
      onChange={(chosen) => onChange(chosen.trim().toLowerCase() || null)}
    />
  );
}
