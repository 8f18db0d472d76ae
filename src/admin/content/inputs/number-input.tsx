import { NumberInput } from "@mantine/core";
import { useState } from "react";
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
  const written = (amount: number | null) => {
    if (amount === null) return "";
    return isMoney && amount % factor !== 0 ? (amount / factor).toFixed(2) : amount / factor;
  };
  // "12." and "12.50" on the way to a number: shown for as long as they mean the value.
  const [typed, setTyped] = useState<string | number>("");
  const stored = (entered: string | number) => {
    const amount = amountOf(entered);
    return amount !== null && isMoney ? Math.round(amount * factor) : amount;
  };
  return (
    <NumberInput
      {...controlProps(props)}
      label={<FieldLabel field={field} />}
      value={stored(typed) === value ? typed : written(value)}
      min={shown(minimum)}
      max={shown(maximum)}
      clampBehavior="none"
      allowDecimal={isMoney || !integer}
      decimalScale={isMoney ? 2 : undefined}
      prefix={isMoney ? "$" : undefined}
      thousandSeparator={isMoney ? "," : undefined}
      allowedDecimalSeparators={["."]}
      hideControls
      className={styles.narrow}
      onChange={(entered) => {
        setTyped(entered);
        onChange(stored(entered));
      }}
    />
  );
}

/** Mantine reports what is no plain number yet as text: "", "-", "12.", and "12.50". */
function amountOf(entered: string | number): number | null {
  const amount = typeof entered === "string" && entered.trim() === "" ? Number.NaN : Number(entered);
  return Number.isFinite(amount) ? amount : null;
}
