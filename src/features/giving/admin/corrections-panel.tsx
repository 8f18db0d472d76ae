import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { ChangeItem } from "../api/admin/schemas";
import styles from "./giving.module.css";
import { refreshGiving } from "./giving-api";

interface CorrectionsPanelProps {
  changes: readonly ChangeItem[];
  /** Undoes the latest correction. */
  undo(changeId: string): Promise<unknown>;
}

/** The corrections of a gift or donor, latest first. Renders nothing if there are none. */
export function CorrectionsPanel({ changes, undo }: CorrectionsPanelProps) {
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess() {
      notifyDone("The correction was undone.");
      return refreshGiving();
    },
    onError: notifyFailed,
  });
  if (changes.length === 0) return null;
  return (
    <Panel title="Corrections">
      <ul className={styles.lines}>
        {changes.map((change, at) => (
          <li key={change.id} className={styles.correction}>
            <Correction change={change} />
            {at === 0 && (
              <Button
                size="xs"
                variant="default"
                loading={undoing.isPending}
                onClick={() => undoing.mutate(change.id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Correction({ change: { by, at, fields } }: { change: ChangeItem }) {
  return (
    <div>
      {fields.map(({ label, before, after }) => (
        <span key={label} className={styles.changed}>
          {label}: {before && <del>{before}</del>} <ins>{after || "empty"}</ins>
        </span>
      ))}
      <span className={styles.quiet}>
        {by || "A former colleague"}, <When at={at} />
      </span>
    </div>
  );
}
