import { type MouseEvent, useEffect, useRef } from "react";
import styles from "./form.module.css";
import { type FieldError, useFormErrors } from "./form-errors";
import { useFieldIds } from "./form-fields";

export interface ErrorSummaryProps {
  /** Which fields the form has: an error for another name is shown without a link. All names link when left out. */
  names?: string[];
}

/**
 * What is wrong with the form, above it: takes the focus when it appears, leads to each field and says "Error: " in the
 * title of the window. Without errors nothing is shown. Errors with an empty name belong to the whole form.
 */
export function ErrorSummary({ names }: ErrorSummaryProps) {
  const errors = useFormErrors();
  const fieldId = useFieldIds();
  const titleId = fieldId("errors");
  const box = useRef<HTMLDivElement>(null);
  const has = errors.length > 0;

  useEffect(() => {
    if (!has) return;
    // Left to the focus, a long summary ends up in the middle, its heading out of sight.
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
    const title = document.title;
    if (!title.startsWith("Error: ")) document.title = `Error: ${title}`;
    return () => {
      document.title = title.replace(/^Error: /, "");
    };
  }, [has]);

  if (!has) return null;
  const leads = (error: FieldError) =>
    error.propertyName !== "" && (names?.includes(error.propertyName) ?? true);
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.summaryTitle}>
        {errors.length === 1 ? "One thing needs another look" : `${errors.length} things need another look`}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.propertyName} ${error.message}`}>
            {leads(error) ? (
              <a href={`#${fieldId(error.propertyName)}`} onClick={focusField}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Following a link alone would scroll to the control, but not into it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest("div, fieldset")?.scrollIntoView();
  field.focus({ preventScroll: true });
}
