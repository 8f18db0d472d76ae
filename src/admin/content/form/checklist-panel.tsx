import { CircleCheck, CircleX, Lightbulb } from "lucide-react";
import { use } from "react";
import type { FieldDescription } from "~/content/description";
import type { Checklist, ChecklistEntry } from "~/content/item-schemas";
import styles from "./editor.module.css";
import { LeadContext } from "./lead-context";

export interface ChecklistPanelProps {
  checklist: Checklist | undefined;
  fields: FieldDescription[];
}

/** Requirements for publishing, and recommendations; each entry links to its field. */
export function ChecklistPanel({ checklist, fields }: ChecklistPanelProps) {
  const hard = checklist?.checks.filter(({ severity }) => severity === "hard") ?? [];
  const soft = checklist?.checks.filter(({ severity }) => severity === "soft") ?? [];
  return (
    <section className={styles.panel} aria-labelledby="checklist-heading">
      <h2 id="checklist-heading">Before publishing</h2>
      {checklist && hard.length === 0 && (
        <p className={styles.ready}>
          <CircleCheck size={18} aria-hidden /> Ready to publish
        </p>
      )}
      {!checklist && <p className={styles.quiet}>The list appears after the first save.</p>}
      <Checks
        entries={hard}
        fields={fields}
        icon={<CircleX size={18} aria-label="Needed" className={styles.hard} />}
      />
      <Checks
        entries={soft}
        fields={fields}
        icon={<Lightbulb size={18} aria-label="Advice" className={styles.soft} />}
      />
    </section>
  );
}

function Checks({
  entries,
  fields,
  icon,
}: {
  entries: ChecklistEntry[];
  fields: FieldDescription[];
  icon: React.ReactNode;
}) {
  const lead = use(LeadContext);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.checks}>
      {entries.map(({ propertyName, message }) => (
        <li key={`${propertyName} ${message}`}>
          {icon}
          {fields.some(({ name }) => name === propertyName.split(".")[0]) ? (
            <button type="button" className={styles.textButton} onClick={() => lead(propertyName)}>
              {message}
            </button>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  );
}
