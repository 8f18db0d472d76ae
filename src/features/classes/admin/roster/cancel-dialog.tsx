import { Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import type { EntryDialogProps } from "./entry-dialog-props";
import { formatMoney } from "./format-money";
import { nameOf } from "./name-of";
import { notifyCorrected } from "./notify-corrected";
import { paidBy } from "./paid-by";
import { rosterApi } from "./roster-api";

/** Cancels one person's registration, with or without a refund. */
export function CancelDialog({ entry, onClose, onDone }: EntryDialogProps) {
  const [refund, setRefund] = useState<"policy" | "full" | "none">("policy");
  const isAtDesk = entry.desk !== null;
  const left = isAtDesk ? 0 : paidBy(entry);
  const submission = useSubmit(async () => {
    const done = await rosterApi.cancel(entry, refund === "none" ? 0 : refund);
    const told = entry.email ? ` We notify ${nameOf(entry)} by email.` : "";
    if (done.refund > 0) notifyDone(`Canceled. We refund ${formatMoney(done.refund)}.${told}`);
    else notifyCorrected(`Canceled.${told}`, { id: entry.id, correction: done.correction, onDone });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={`Cancel the registration of ${nameOf(entry)}`}
      submission={submission}
      does="Cancel this registration"
      isGrave
      onClose={onClose}
    >
      <p>We will offer their seat to the next person on the waitlist, and notify this person by email.</p>
      {isAtDesk && paidBy(entry) > 0 && (
        <p>
          They paid {formatMoney(paidBy(entry))} at the desk. To give it back, close this and choose Refund
          first.
        </p>
      )}
      {left > 0 && (
        <Radio.Group
          label={`${formatMoney(left)} was paid. How much do you want to refund?`}
          value={refund}
          onChange={(value) => setRefund(value as typeof refund)}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="policy" label="According to the refund policy of the class" />
            <Radio value="full" label={`Everything, ${formatMoney(left)}`} />
            <Radio value="none" label="Nothing" />
          </Stack>
        </Radio.Group>
      )}
    </FormDialog>
  );
}
