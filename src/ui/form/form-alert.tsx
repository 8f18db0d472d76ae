import { type ReactNode, useEffect, useRef } from "react";
import styles from "./form.module.css";
import { useFieldIds } from "./form-fields";

export interface FormAlertProps {
  title: ReactNode;
  children: ReactNode;
}

/**
 * The box above a form that could not be sent. Takes the focus when it appears and adds "Error: " to the
 * window's title.
 */
export function FormAlert({ title, children }: FormAlertProps) {
  const fieldId = useFieldIds();
  const titleId = fieldId("errors");
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Focusing alone would center a long box in the window, with its heading out of view.
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
    const windowTitle = document.title;
    if (!windowTitle.startsWith("Error: ")) document.title = `Error: ${windowTitle}`;
    return () => {
      document.title = windowTitle.replace(/^Error: /, "");
    };
  }, []);

  return (
    <div
      ref={box}
      className={styles.summary}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script, this takes the focus to what went wrong
      autoFocus
      role="alert"
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.summaryTitle}>
        {title}
      </h2>
      {children}
    </div>
  );
}
