import { type KeyboardEvent, useEffect, useRef } from "react";
import { MAX_EMAIL_LENGTH } from "~/platform/isomorphic/limits";
import { machineFields } from "~/server/isomorphic/machine-fields";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { TextField } from "~/ui/form/text-field";
import type { SavedForm } from "../turned-page";
import styles from "./progress.module.css";

const MAIL_CODE = "mail-code";

/** The button that saves a form, and then the code that opens it again. */
export function SaveForLater({
  saved,
  hasFiles,
  busy,
}: {
  saved?: SavedForm;
  hasFiles: boolean;
  busy: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { code, until, mailedTo } = saved ?? {};
  useEffect(() => {
    if (until) box.current?.focus();
  }, [until]);
  return (
    <div className={styles.save}>
      {code && <input type="hidden" name={machineFields.resumeCode} value={code} />}
      {until && (
        <div ref={box} tabIndex={-1} className={styles.saved}>
          <Alert tone="good" title="It is saved" announced>
            <p>Write this code down. With it, you can continue from this page on any device:</p>
            <p className={styles.code}>{code}</p>
            <p>
              It is kept until {until}, and encrypted. Anyone who has the code can read it, so do not show it
              to anyone.
              {hasFiles && " Files are not kept. You add them again when you continue."}
            </p>
            {mailedTo && <p role="status">The code is on its way to {mailedTo}.</p>}
          </Alert>
          {!mailedTo && (
            <div className={styles.codeForm}>
              <TextField
                name={machineFields.resumeEmail}
                label="Or have the code mailed to you"
                hint="The email has only the code, and nothing that you typed."
                type="email"
                autoComplete="email"
                maxLength={MAX_EMAIL_LENGTH}
                onKeyDown={mailOnEnter}
              />
              <div>
                <Button type="submit" look="quiet" name={machineFields.go} value={MAIL_CODE} busy={busy}>
                  Mail me the code
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
      <p className={styles.later}>
        <button type="submit" name={machineFields.go} value="save" className={styles.button}>
          {code ? "Save again" : "Save and finish later"}
        </button>
      </p>
    </div>
  );
}

/**
 * In other fields, Enter turns to the next page. Without JavaScript, the server checks whether an address was entered.
 */
function mailOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>(`button[value="${MAIL_CODE}"]`)?.click();
}
