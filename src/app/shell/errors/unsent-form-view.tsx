import type { UnsentForm } from "~/server/unsent-form/unsent-form";
import { Button } from "~/ui/button/button";
import { Field } from "~/ui/form/field";
import { FormFields } from "~/ui/form/form-fields";
import styles from "./error-page.module.css";

/** Input of a form that could not be accepted, and the button that sends it to the same address again. */
export function UnsentFormView({ form: { fields, typed, secrets, files } }: { form: UnsentForm }) {
  return (
    <FormFields id="unsent">
      <form
        method="post"
        noValidate
        encType={files.length > 0 ? "multipart/form-data" : undefined}
        className={styles.unsent}
      >
        {fields.map(({ name, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        {secrets.map(({ name, label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <Field key={at} name={name} label={label} hint="For your safety, please type this again.">
            {({ onInput: _, ...control }) => <input {...control} type="password" autoComplete="off" />}
          </Field>
        ))}
        {files.map(({ name, label, fileNames }) => (
          <Field key={name} name={name} label={label} hint={`Please choose again: ${fileNames.join(", ")}`}>
            {({ onInput: _, ...control }) => (
              <input {...control} type="file" multiple={fileNames.length > 1} />
            )}
          </Field>
        ))}
        <p>
          <Button type="submit" size="large">
            Try again
          </Button>
        </p>
        {typed.length > 0 && (
          <>
            <h2 className={styles.typedTitle}>What you typed</h2>
            <dl className={styles.typed}>
              {typed.map(({ label, value }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
                <div key={at}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </form>
    </FormFields>
  );
}
