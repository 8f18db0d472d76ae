import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { Roster } from "../../api/admin/schemas";
import { paidBy } from "./paid-by";
import { rosterApi } from "./roster-api";

interface CancelClassDialogProps {
  roster: Roster;
  onClose(): void;
  onDone(): void;
}

/** Cancels a class for good: everyone is notified and refunded. */
export function CancelClassDialog({
  roster: { class: event, items },
  onClose,
  onDone,
}: CancelClassDialogProps) {
  const active = items.filter(({ status }) =>
    ["confirmed", "held", "waitlisted", "offered"].includes(status),
  );
  const written = active.filter(({ email }) => email !== "").length;
  const money = active.reduce((sum, entry) => sum + paidBy(entry), 0);
  const submission = useSubmit(async () => {
    await rosterApi.cancelClass(event.id);
    notifyDone("The class is canceled. We are notifying everyone by email.");
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={`Cancel “${event.title}”?`}
      submission={submission}
      does="Cancel the class"
      isGrave
      onClose={onClose}
    >
      <p>
        {active.length === 0
          ? "No one is registered."
          : `We will notify ${written === 1 ? "one person" : `${written} people`} by email.`}
        {money > 0 && ` We will refund all payments, ${formatDollars(money)} in total.`} The page stays on the
        site and says that the class is canceled. You cannot undo this.
      </p>
    </FormDialog>
  );
}
