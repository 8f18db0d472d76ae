import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import type { Roster } from "../../api/admin/schemas";
import { formatMoney } from "./format-money";
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
    notifyDone("The class is cancelled. Everybody is being told.");
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
          ? "Nobody is registered."
          : `${written === 1 ? "One person is" : `${written} people are`} notified by email.`}
        {money > 0 && ` ${formatMoney(money)} goes back, all that was paid.`} The page stays, and says that
        the class is cancelled. This cannot be taken back.
      </p>
    </FormDialog>
  );
}
