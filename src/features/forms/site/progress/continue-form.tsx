import { machineFields } from "~/server/isomorphic/machine-fields";
import { Button } from "~/ui/button/button";
import { FormErrors } from "~/ui/form/form-errors";
import { FormFields } from "~/ui/form/form-fields";
import { TextField } from "~/ui/form/text-field";
import { RESUME_CODE_LENGTH } from "../../applications/progress/resume-code-length";
import styles from "./progress.module.css";

/** Continues a saved form. Posts the code, so that it is not part of a URL. */
export function ContinueForm({ slug, wrong }: { slug: string; wrong?: string }) {
  const errors = wrong ? [{ propertyName: machineFields.resumeCode, message: wrong }] : undefined;
  return (
    <details className={styles.goOn} open={Boolean(wrong)}>
      <summary>Continue a form you saved</summary>
      <FormFields id="resume">
        <FormErrors errors={errors}>
          <form method="post" noValidate action={`/forms/${slug}`} className={styles.codeForm}>
            <TextField
              name={machineFields.resumeCode}
              label="Your code"
              hint={`${RESUME_CODE_LENGTH} letters and digits, with or without dashes`}
              autoComplete="off"
              required
            />
            <div>
              <Button type="submit" name={machineFields.go} value="resume">
                Go on
              </Button>
            </div>
          </form>
        </FormErrors>
      </FormFields>
    </details>
  );
}
