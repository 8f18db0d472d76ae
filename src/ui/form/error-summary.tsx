import type { MouseEvent } from "react";
import { FormAlert } from "./form-alert";
import { type FieldError, useFormErrors } from "./form-errors";
import { useFieldIds } from "./form-fields";

export interface ErrorSummaryProps {
  /** The form's fields: an error for another name is shown without a link. By default all names link. */
  names?: string[];
  /** The heading if no field is invalid, but the request failed: what failed. */
  failed: string;
  /** The heading if nothing is wrong, and the visitor only has to do one more thing. */
  missing?: string;
}

/**
 * The errors of a form, above it. Takes the focus when it appears, links to each field, and adds "Error: " to
 * the window's title. Without errors nothing is shown. Errors with an empty name belong to the whole form.
 */
export function ErrorSummary({ names, failed, missing }: ErrorSummaryProps) {
  const errors = useFormErrors();
  const fieldId = useFieldIds();
  if (errors.length === 0) return null;
  const leads = (error: FieldError) =>
    error.propertyName !== "" && (names?.includes(error.propertyName) ?? true);
  return (
    <FormAlert
      title={
        missing ?? (errors.every(({ propertyName }) => propertyName === "") ? failed : counted(errors.length))
      }
    >
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
    </FormAlert>
  );
}

function counted(errors: number): string {
  return errors === 1 ? "There is a problem with one answer" : `There is a problem with ${errors} answers`;
}

/** Following the link alone would scroll to the control without focusing it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest("div, fieldset")?.scrollIntoView();
  field.focus({ preventScroll: true });
}
