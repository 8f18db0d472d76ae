import type { ImportState } from "~/content/import/import-schemas";
import { classNames } from "~/ui/class-names";
import styles from "./import-screen.module.css";

const LABELS = {
  create: "new",
  update: "changed",
  none: "the same already",
  fail: "with a problem",
  skip: "left out",
} as const;

/** How many rows are of each kind. */
export function Counts({ counts }: { counts: ImportState["counts"] }) {
  const kinds = Object.entries(LABELS) as [keyof typeof LABELS, string][];
  const shown = kinds.filter(([kind]) => kind === "create" || kind === "update" || counts[kind] > 0);
  return (
    <dl className={styles.counts}>
      {shown.map(([kind, label]) => (
        <div key={kind} className={classNames(kind === "fail" && styles.wrong)}>
          <dt>{label}</dt>
          <dd>{counts[kind].toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}
