import { TextInput } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** DATE and TIME, in the browser's own control, which supports keyboards, screen readers, and phones. */
export function DateField(props: InputProps<string | null>) {
  const { field, value, onChange } = props;
  return (
    <TextInput
      {...controlProps(props)}
      type={field.kind === "TIME" ? "time" : "date"}
      className={styles.narrow}
      label={<FieldLabel field={field} />}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
