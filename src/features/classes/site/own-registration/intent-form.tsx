import type { ReactNode } from "react";
import { Button } from "~/ui/button/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { type FieldError, FormErrors } from "~/ui/form/form-errors";
import { FormFields } from "~/ui/form/form-fields";
import type { Intent } from "./act-on-registration";
import styles from "./registration.module.css";

/** The action that failed, with all input. */
export interface RefusedIntent {
  intent: string;
  values: Record<string, string>;
  errors: FieldError[];
}

interface IntentFormProps {
  intent: Intent;
  refused: RefusedIntent | undefined;
  submit: string;
  look?: "primary" | "give";
  size?: "large";
  /** The initial values. */
  values?: Record<string, string>;
  children?: ReactNode;
}

/** A form of the private page. Works with and without JavaScript. */
export function IntentForm({ intent, refused, submit, look, size, values, children }: IntentFormProps) {
  const refusedHere = refused?.intent === intent ? refused : undefined;
  return (
    <FormFields id={intent} values={refusedHere?.values ?? values}>
      <FormErrors errors={refusedHere?.errors}>
        <form method="post" noValidate aria-label={submit} className={styles.form}>
          <ErrorSummary failed="Your registration was not changed" />
          <input type="hidden" name="intent" value={intent} />
          {children}
          <p>
            <Button type="submit" look={look} size={size}>
              {submit}
            </Button>
          </p>
        </form>
      </FormErrors>
    </FormFields>
  );
}
