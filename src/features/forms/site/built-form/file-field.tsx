import type { ReactNode } from "react";
import { Field } from "~/ui/form/field";
import { useAllTyped } from "~/ui/form/form-fields";
import styles from "./built-form.module.css";
import { keptName } from "./kept-name";

interface FileFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  required: boolean;
  notKept: boolean;
}

/** A field to add files, with the files added before, each of which can be removed. */
export function FileField({ hint, ...field }: FileFieldProps) {
  const kept = (useAllTyped(field.name) ?? []).filter((value) => keptName(value) !== "");
  return (
    <Field {...field} hint={[hint, "PDF, JPEG, PNG or WebP, 10 MB at most each."].filter(Boolean).join(" ")}>
      {({ required, className, ...control }) => (
        <div className={styles.files}>
          {kept.map((value) => (
            <label key={value} className={styles.keptFile}>
              <input type="checkbox" name={field.name} value={value} data-not-kept defaultChecked /> Keep{" "}
              {keptName(value)}
            </label>
          ))}
          <input
            {...control}
            type="file"
            multiple
            required={required && kept.length === 0}
            className={styles.file}
            accept="application/pdf,image/jpeg,image/png,image/webp"
          />
        </div>
      )}
    </Field>
  );
}
