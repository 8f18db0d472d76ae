import { NumberInput } from "@mantine/core";
import { controlProps } from "./control-props";
import { FieldLabel } from "./field-label";
import type { InputProps } from "./input-props";
import styles from "./inputs.module.css";

/** NUMBER, and MONEY, which is typed in dollars and stored in cents. Empty is null. */
export function NumberField(props: InputProps<number | null>) {
  const { field, value, onChange } = props;
  const { minimum, maximum, integer } = field.settings;
  const isMoney = field.kind === "MONEY";
  const factor = isMoney ? 100 : 1;
  const shown = (amount: number | undefined) => (amount === undefined ? undefined : amount / factor);
  return (
    <NumberInput
      {...controlProps(props)}
      label={<FieldLabel field={field} />}
      value={value === null ? "" : value / factor}
      min={shown(minimum)}
      max={shown(maximum)}
      clampBehavior="none"
      allowDecimal={isMoney || !integer}
      decimalScale={isMoney ? 2 : undefined}
      prefix={isMoney ? "$" : undefined}
      hideControls
      className={styles.narrow}
      onChange={(typed) => {
        if (typeof typed === "string") onChange(null);
        else onChange(isMoney ? Math.round(typed * factor) : typed);
      }}
    />
  );
}
