import type { ReactNode } from "react";
import { Field } from "~/ui/form/field";
import { useAllTyped } from "~/ui/form/form-fields";
import styles from "./built-form.module.css";
import { storedFileName } from "./stored-file-name";

interface FileFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  required: boolean;
  notStored: boolean;
}

/** A field to add files, with the files added before, each of which can be removed. */
export function FileField({ hint, ...field }: FileFieldProps) {
  const earlierFiles = (useAllTyped(field.name) ?? []).filter((value) => storedFileName(value) !== "");
  return (
    <Field {...field} hint={[hint, "PDF, JPEG, PNG or WebP, 10 MB at most each."].filter(Boolean).join(" ")}>
      {({ required, className, ...control }) => (
        <div className={styles.files}>
          {earlierFiles.map((value) => (
            <label key={value} className={styles.keptFile}>
              <input type="checkbox" name={field.name} value={value} data-not-kept defaultChecked /> Keep{" "}
              {storedFileName(value)}
            </label>
          ))}
          <input
            {...control}
            type="file"
            multiple
            required={required && earlierFiles.length === 0}
            className={styles.file}
            accept="application/pdf,image/jpeg,image/png,image/webp"
          />
        </div>
      )}
    </Field>
  );
}
