import { use, useEffect, useRef } from "react";
import type { FieldDescription } from "~/content/description";
import type { FieldMessages } from "../draft/draft-state";
import styles from "./editor.module.css";
import { LeadContext } from "./lead-context";

export interface ErrorSummaryProps {
  errors: FieldMessages;
  problem: string | null;
  fields: FieldDescription[];
  /** Increases with each refused action: then the summary takes the focus. */
  attempt: number;
}

/** The errors, each with a link to its field. */
export function ErrorSummary({ errors, problem, fields, attempt }: ErrorSummaryProps) {
  const lead = use(LeadContext);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const entries = Object.entries(errors);
  if (entries.length === 0 && !problem) return null;
  const label = (path: string) => fields.find(({ name }) => name === path.split(".")[0])?.label ?? path;
  return (
    <section ref={box} tabIndex={-1} className={styles.summary} aria-labelledby="form-problems">
      <h2 id="form-problems">{problem ?? "Some fields need a correction"}</h2>
      {entries.length > 0 && (
        <ul>
          {entries.map(([path, message]) => (
            <li key={path}>
              <a
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault();
                  lead(path);
                }}
              >
                {label(path)}
              </a>
              : {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
