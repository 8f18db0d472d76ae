import { TextInput } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

const HEX = /^#[0-9a-f]{6}$/;

/**
 * COLOR with any color: typed as #rrggbb, or picked in the browser's own control, which supports keyboards
 * and screen readers. While none is chosen, it shows the default color.
 */
export function FreeColorField(props: InputProps<string | null>) {
  const { field, value, onChange } = props;
  const { otherwise } = field.settings;
  const control = controlProps(props);
  return (
    <TextInput
      {...control}
      className={styles.narrow}
      label={<FieldLabel field={field} />}
      placeholder={otherwise ?? "#rrggbb"}
      spellCheck={false}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value.trim().toLowerCase() || null)}
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={styles.well}
          aria-label={`Pick: ${field.label}`}
          value={value && HEX.test(value) ? value : (otherwise ?? "#000000")}
          disabled={control.disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
