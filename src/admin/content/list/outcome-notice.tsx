import type { TypeDescription } from "~/content/description";
import { BulkOutcomeNotice, type BulkReport } from "./bulk-outcome";
import { EditOutcomeNotice, type EditReport } from "./edit-outcome";

/** The last change to several records: a bulk action, or an edit of one field. */
export type ListOutcome = { report: BulkReport } | { edited: EditReport };

export interface OutcomeNoticeProps {
  type: TypeDescription;
  outcome: ListOutcome;
  /** Null closes the notice. */
  onChange(outcome: ListOutcome | null): void;
}

export function OutcomeNotice({ type, outcome, onChange }: OutcomeNoticeProps) {
  const close = () => onChange(null);
  if ("report" in outcome)
    return (
      <BulkOutcomeNotice
        type={type}
        report={outcome.report}
        onClose={close}
        onUndone={(report) => onChange({ report })}
      />
    );
  return (
    <EditOutcomeNotice
      type={type}
      report={outcome.edited}
      onClose={close}
      onUndone={(edited) => onChange({ edited })}
      onPublished={(report) => onChange({ report })}
    />
  );
}
