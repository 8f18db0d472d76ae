import type { ReactNode } from "react";
import { inMegabytes } from "~/platform/isomorphic/sizes";
import { Field } from "~/ui/form/field";
import { useAllTyped } from "~/ui/form/form-fields";
import { attachmentLimits } from "../../files/attachment-limits";
import styles from "./built-form.module.css";
import { storedFileName } from "./stored-file-name";

interface FileFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  required: boolean;
  notStored: boolean;
}

const ACCEPTED_FILES_NOTE = `PDF, JPEG, PNG or WebP, ${inMegabytes(attachmentLimits.bytes)} at most each.`;

/** A field for files. Lists the files that were added before, each with a button to remove it. */
export function FileField({ hint, ...field }: FileFieldProps) {
  const earlierFiles = (useAllTyped(field.name) ?? []).filter((value) => storedFileName(value) !== "");
  return (
    <Field {...field} hint={[hint, ACCEPTED_FILES_NOTE].filter(Boolean).join(" ")}>
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
