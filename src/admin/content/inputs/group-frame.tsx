import type { ReactNode } from "react";
import { helpOf } from "./control-props";
import { FieldLabel } from "./field-label";
import { type InputProps, inputId, messagesWithin } from "./input-props";
import styles from "./inputs.module.css";

export interface GroupFrameProps extends Pick<InputProps, "field" | "path" | "errors"> {
  /** The parts show their own messages, so only messages about the whole value appear here. */
  partsShowMessages?: boolean;
  children: ReactNode;
}

/** A label, help, and message around an input that consists of several controls. */
export function GroupFrame({ field, path, errors, partsShowMessages = false, children }: GroupFrameProps) {
  const id = inputId(path);
  const message = partsShowMessages ? errors[path] : messagesWithin(errors, path);
  const help = helpOf(field);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={
        [help && `${id}-help`, message && `${id}-message`].filter(Boolean).join(" ") || undefined
      }
    >
      <legend>
        <FieldLabel field={field} />
      </legend>
      <div className={styles.groupBody}>
        {help && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
        {message && (
          <p id={`${id}-message`} className={styles.message}>
            {message}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  );
}
