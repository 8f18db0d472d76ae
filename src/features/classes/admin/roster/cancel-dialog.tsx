import { Radio, Select, Stack } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { RosterClass, RosterEntry } from "../../api/admin/schemas";
import type { EntryDialogProps } from "./entry-dialog-props";
import { nameOf } from "./name-of";
import { notifyCorrected } from "./notify-corrected";
import { paidBy } from "./paid-by";
import { peopleIn } from "./people-in";
import { rosterApi } from "./roster-api";

type Refund = "policy" | "full" | "none";
const ALL = "all";

/** Cancels a registration, or one person of a group, with or without a refund. */
export function CancelDialog({ roster, entry, onClose, onDone }: EntryDialogProps) {
  const [refund, setRefund] = useState<Refund>("policy");
  const [who, setWho] = useState(ALL);
  const notice = entry.email ? ` We notify ${nameOf(entry)} by email.` : "";
  const submission = useSubmit(async () => {
    const choice = refund === "none" ? 0 : refund;
    if (who === ALL) {
      const done = await rosterApi.cancel(entry, choice);
      if (done.refund > 0) notifyDone(`Canceled. We refund ${formatDollars(done.refund)}.${notice}`);
      else notifyCorrected(`Canceled.${notice}`, { id: entry.id, correction: done.correction, onDone });
    } else {
      const done = await rosterApi.cancelOne(entry, Number(who), choice);
      const what = "One person was canceled.";
      if (done.refund > 0) notifyDone(`${what} We refund ${formatDollars(done.refund)}.${notice}`);
      else notifyCorrected(`${what}${notice}`, { id: entry.id, correction: done.correction, onDone });
    }
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={`Cancel the registration of ${nameOf(entry)}`}
      submission={submission}
      does={who === ALL ? "Cancel this registration" : "Cancel this person"}
      isGrave
      onClose={onClose}
    >
      {canCancelOne(entry) && <WhoChoice entry={entry} value={who} onChange={setWho} />}
      <p>{describeSeats(entry, who)}</p>
      <DeskNote entry={entry} />
      <RefundChoice event={roster.class} entry={entry} who={who} value={refund} onChange={setRefund} />
    </FormDialog>
  );
}

function canCancelOne({ people, others, status }: RosterEntry): boolean {
  return people > 1 && others.length > 0 && status !== "held";
}

interface WhoChoiceProps {
  entry: RosterEntry;
  value: string;
  onChange(who: string): void;
}

function WhoChoice({ entry, value, onChange }: WhoChoiceProps) {
  const people = peopleIn(entry).map(({ number, name }) => ({ value: String(number), label: name }));
  return (
    <Select
      label="Who is not coming?"
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(chosen ?? ALL)}
      data={[{ value: ALL, label: `All ${entry.people} people` }, ...people]}
    />
  );
}

function describeSeats({ seats, others, email }: RosterEntry, who: string): string {
  const isGroup = who === ALL && seats > 1;
  const whom = email
    ? `, and notify ${others.length > 0 ? "the person who registered" : "this person"} by email`
    : "";
  if (isGroup)
    return `We will offer their seats to the first people on the waitlist whose group fits${whom}.`;
  return `We will offer their seat to the next person on the waitlist${whom}.`;
}

/** Staff hand back in cash what was paid at the desk. */
function DeskNote({ entry }: { entry: RosterEntry }) {
  if (entry.desk === null || paidBy(entry) <= 0) return null;
  return (
    <p>
      They paid {formatDollars(paidBy(entry))} at the desk. To give it back, close this and choose Refund
      first.
    </p>
  );
}

interface RefundChoiceProps {
  event: RosterClass;
  entry: RosterEntry;
  who: string;
  value: Refund;
  onChange(refund: Refund): void;
}

/** The price for a couple or a family stays the same while one person comes, so nothing is refunded. */
function RefundChoice({ event, entry, who, value, onChange }: RefundChoiceProps) {
  const remaining = entry.desk === null ? paidBy(entry) : 0;
  if (remaining <= 0) return null;
  if (who !== ALL && event.priceFor !== "person")
    return <p>The price is for a {event.priceFor}, so canceling one person refunds nothing.</p>;
  const isOne = who !== ALL;
  const everything = isOne ? "All of their part" : `Everything, ${formatDollars(remaining)}`;
  return (
    <Radio.Group
      label={`${formatDollars(remaining)} was paid. How much ${isOne ? "of their part " : ""}do you want to refund?`}
      value={value}
      onChange={(chosen) => onChange(chosen as Refund)}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="policy" label="According to the refund policy of the class" />
        <Radio value="full" label={everything} />
        <Radio value="none" label="Nothing" />
      </Stack>
    </Radio.Group>
  );
}
