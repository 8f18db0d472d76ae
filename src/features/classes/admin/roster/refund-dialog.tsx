import { Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import { ReadableError } from "~/site/browser/request/failure";
import type { EntryDialogProps } from "./entry-dialog-props";
import { nameOf } from "./name-of";
import { paidBy } from "./paid-by";
import { readCents } from "./read-cents";
import { rosterApi } from "./roster-api";

/** Refunds all or part of what a person paid. They keep their seat. */
export function RefundDialog({ entry, onClose, onDone }: EntryDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [part, setPart] = useState(false);
  const remaining = paidBy(entry);
  const isAtDesk = entry.desk !== null;
  const submission = useSubmit(async ({ amount = "" }) => {
    const cents = part ? readCents(amount) : "full";
    if (cents === null) throw new ReadableError("Enter an amount in dollars, such as 15 or 15.50.");
    const { refund } = await rosterApi.refund(entry, cents, key);
    notifyDone(
      isAtDesk
        ? `Recorded. Give ${nameOf(entry)} ${formatDollars(refund)} at the desk.`
        : `We refund ${formatDollars(refund)} and notify ${nameOf(entry)} by email.`,
    );
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={`Refund ${nameOf(entry)}`}
      submission={submission}
      does="Refund"
      isGrave
      onClose={onClose}
    >
      <p>
        They keep their seat.{" "}
        {isAtDesk
          ? `They paid ${entry.desk?.method === "check" ? "by check" : "in cash"} at the desk, so you give the money back by hand.`
          : "The money goes back the way it was paid. If the payment provider does not answer now, we try again until it does."}{" "}
        You cannot undo a refund.
      </p>
      <Radio.Group
        label="How much?"
        value={part ? "part" : "full"}
        onChange={(value) => setPart(value === "part")}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="full" label={`Everything, ${formatDollars(remaining)}`} data-autofocus />
          <Radio value="part" label="A part" />
        </Stack>
      </Radio.Group>
      {part && (
        <TextInput
          name="amount"
          label="Amount"
          description={`At most ${formatDollars(remaining)}.`}
          inputMode="decimal"
          leftSection="$"
          required
          error={submission.errors.amount}
        />
      )}
    </FormDialog>
  );
}
