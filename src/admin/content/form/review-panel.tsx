import { Button } from "@mantine/core";
import { Check } from "lucide-react";
import type { TypeDescription } from "~/content/description";
import { useHospitalZone } from "../hospital-zone";
import { fullMoment, moment } from "../words";
import styles from "./editor.module.css";
import type { Editor } from "./use-editor";
import { useItemActions } from "./use-item-actions";

interface ReviewPanelProps {
  type: TypeDescription;
  editor: Editor;
  /** Called when an action was refused. */
  onRefused(): void;
}

/** When a published record was last confirmed, with a button to confirm it. */
export function ReviewPanel({ type, editor, onRefused }: ReviewPanelProps) {
  const zone = useHospitalZone();
  const actions = useItemActions(type, editor, onRefused);
  const { review, status } = editor.item ?? {};
  if (!review) return null;
  const isDue = review.dueAt <= new Date().toISOString();
  const waits = status === "changed";
  return (
    <section className={styles.panel} aria-labelledby="review-heading">
      <h2 id="review-heading">{isDue ? "Is it still correct?" : "Checked"}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Last checked</dt>
          <dd title={fullMoment(review.lookedAt, zone)}>
            {moment(review.lookedAt, zone)}
            {review.confirmedByName && `, ${review.confirmedByName}`}
          </dd>
        </div>
        <div>
          <dt>{isDue ? "Was due" : "Due"}</dt>
          <dd title={fullMoment(review.dueAt, zone)}>{moment(review.dueAt, zone)}</dd>
        </div>
      </dl>
      {waits && <p className={styles.quiet}>There are unpublished changes. Publish them first.</p>}
      {type.can.draft && !waits && (
        <Button
          size="sm"
          mt="sm"
          variant={isDue ? "filled" : "light"}
          leftSection={<Check size={18} aria-hidden />}
          loading={actions.busy === "confirm"}
          onClick={() => actions.confirm()}
        >
          Still correct
        </Button>
      )}
    </section>
  );
}
