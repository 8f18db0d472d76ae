import type { TypeDescription } from "~/content/description";
import { sizeWords } from "../../shared/admin/file-words";
import styles from "./media-form.module.css";

export interface TechnicalFactsProps {
  type: TypeDescription;
  data: Record<string, unknown>;
}

/** The technical fields, initially collapsed. */
export function TechnicalFacts({ type, data }: TechnicalFactsProps) {
  const fields = type.fields.filter(({ readOnly }) => readOnly);
  return (
    <details className={styles.technical}>
      <summary>Technical facts</summary>
      <dl>
        {fields.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{factWords(name, data[name])}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function factWords(name: string, value: unknown): string {
  if (name === "size" && typeof value === "number") return sizeWords(value);
  return String(value ?? "") || "–";
}
