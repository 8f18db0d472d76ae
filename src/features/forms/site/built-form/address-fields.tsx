import type { ReactNode } from "react";
import { Asterisk } from "~/ui/form/field";
import { TextField } from "~/ui/form/text-field";
import { addressField } from "../../form/address-parts";
import styles from "./built-form.module.css";

interface AddressFieldsProps {
  name: string;
  label: ReactNode;
  hint?: string;
  required: boolean;
  notStored: boolean;
  isSenders: boolean;
}

/** The fields of a postal address. */
export function AddressFields({ name, label, hint, required, notStored, isSenders }: AddressFieldsProps) {
  const token = (of: string) => (isSenders ? of : undefined);
  return (
    <fieldset className={styles.address}>
      <legend className={styles.legend}>
        {label}
        {required && <Asterisk />}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <TextField
        name={addressField(name, "street")}
        label="Street"
        required={required}
        notStored={notStored}
        autoComplete={token("address-line1")}
      />
      <TextField
        name={addressField(name, "line2")}
        label="Apartment, box or unit"
        notStored={notStored}
        autoComplete={token("address-line2")}
      />
      <div className={styles.town}>
        <TextField
          name={addressField(name, "city")}
          label="City"
          required={required}
          notStored={notStored}
          autoComplete={token("address-level2")}
        />
        <TextField
          name={addressField(name, "state")}
          label="State"
          required={required}
          notStored={notStored}
          autoComplete={token("address-level1")}
        />
        <TextField
          name={addressField(name, "zip")}
          label="ZIP code"
          required={required}
          notStored={notStored}
          inputMode="numeric"
          placeholder="#####"
          autoComplete={token("postal-code")}
        />
      </div>
    </fieldset>
  );
}
