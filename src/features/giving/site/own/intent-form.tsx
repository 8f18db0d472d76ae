import type { ReactNode } from "react";
import { Button } from "~/ui/button/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { type FieldError, FormErrors } from "~/ui/form/form-errors";
import { FormFields } from "~/ui/form/form-fields";
import type { Intent } from "./act-on-monthly-gift";
import styles from "./own-giving.module.css";

/** A rejected form with all its input. */
export interface RefusedIntent {
  intent: string;
  /** The id of the monthly gift. */
  gift: string;
  values: Record<string, string>;
  errors: FieldError[];
}

interface IntentFormProps {
  intent: Intent;
  /** The id of the monthly gift, if the form is about one. */
  gift?: string;
  refused: RefusedIntent | undefined;
  submit: ReactNode;
  look?: "primary" | "quiet" | "give";
  /** Initial values. */
  values?: Record<string, string>;
  children?: ReactNode;
}

/** A form for one action. Posts to the page, with and without JavaScript. */
export function IntentForm({ intent, gift, refused, submit, look, values, children }: IntentFormProps) {
  const refusedHere = refused?.intent === intent ? refused : undefined;
  return (
    <FormFields id={`${intent}-${gift ?? "all"}`} values={refusedHere?.values ?? values}>
      <FormErrors errors={refusedHere?.errors}>
        <form method="post" noValidate className={styles.form}>
          <ErrorSummary
            failed={intent === "summary" ? "Your summary was not sent" : "Your monthly gift was not changed"}
          />
          <input type="hidden" name="intent" value={intent} />
          {gift && <input type="hidden" name="gift" value={gift} />}
          {children}
          <Button type="submit" look={look}>
            {submit}
          </Button>
        </form>
      </FormErrors>
    </FormFields>
  );
}
