import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button/button";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { type FieldError, FormErrors } from "~/ui/form/form-errors";
import { FormFields } from "~/ui/form/form-fields";
import { TextField } from "~/ui/form/text-field";
import type { Person } from "../../person/person";
import styles from "../newsletter-page.module.css";
import type { Intent } from "./act-on-subscription";

/** A change that failed, with all input. */
export interface RefusedChange {
  values: Record<string, string>;
  errors: FieldError[];
}

interface PreferencesProps {
  person: Person;
  topics: readonly string[];
  refused: RefusedChange | undefined;
}

/** The form for topics and name. */
export function Preferences({ person, topics, refused }: PreferencesProps) {
  return (
    <FormFields id="newsletter" values={refused?.values}>
      <FormErrors errors={refused?.errors}>
        <IntentForm intent="change" label="What you hear about">
          <ErrorSummary failed="Your choices were not saved" />
          {topics.length > 0 && (
            <fieldset className={styles.topics}>
              <legend className={styles.legend}>What do you want to hear about?</legend>
              {topics.map((topic, at) => (
                <FormFields key={topic} id={`newsletter-${at}`}>
                  <CheckboxField
                    name="topic"
                    value={topic}
                    label={topic}
                    defaultChecked={!person.without.includes(topic)}
                  />
                </FormFields>
              ))}
            </fieldset>
          )}
          <div className={styles.fields}>
            <TextField
              name="firstname"
              label="First name"
              autoComplete="given-name"
              defaultValue={person.firstname}
              required
            />
            <TextField
              name="lastname"
              label="Last name"
              autoComplete="family-name"
              defaultValue={person.lastname}
              required
            />
            <TextField
              name="phone"
              type="tel"
              label="Phone (optional)"
              autoComplete="tel"
              defaultValue={person.phone}
            />
          </div>
          <p>
            <Button type="submit">Save my choices</Button>
          </p>
        </IntentForm>
      </FormErrors>
    </FormFields>
  );
}

/** The unsubscribe button. Asks no further questions. */
export function Leave() {
  return (
    <IntentForm intent="leave" label="Unsubscribe" className={styles.leave}>
      <h2 className={styles.subheading}>Unsubscribe</h2>
      <p>We take you off the list right away. You do not need to say why.</p>
      <p>
        <Button type="submit" look="quiet">
          Unsubscribe
        </Button>
      </p>
    </IntentForm>
  );
}

/** Resubscribes people who left. Only works while their address is stored. */
export function Return({ canReturn }: { canReturn: boolean }) {
  return (
    <>
      <p>You are off the list. We will not send you the newsletter again.</p>
      {canReturn ? (
        <IntentForm intent="return" label="Subscribe again">
          <p>Did you unsubscribe by mistake? Sign up again with one click.</p>
          <p>
            <Button type="submit" look="quiet">
              Subscribe again
            </Button>
          </p>
        </IntentForm>
      ) : (
        <p>
          <ButtonLink href="/newsletter" look="quiet">
            Sign up again
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface IntentFormProps {
  intent: Intent;
  label: string;
  className?: string;
  children: ReactNode;
}

/** A form that posts to the page. Works with and without JavaScript. */
function IntentForm({ intent, label, className, children }: IntentFormProps) {
  return (
    <form method="post" noValidate aria-label={label} className={className ?? styles.form}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  );
}
