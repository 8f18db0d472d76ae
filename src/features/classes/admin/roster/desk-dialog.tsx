import { Alert, Checkbox, Radio, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { type Submission, useSubmit } from "~/admin/screen/use-submit";
import type { Roster, RosterClass } from "../../api/admin/schemas";
import { formatMoney } from "./format-money";
import { notifyCorrected } from "./notify-corrected";
import { rosterApi } from "./roster-api";

interface DeskDialogProps {
  roster: Roster;
  onClose(): void;
  onDone(): void;
}

const PAYMENTS = ["later", "cash", "check", "free"] as const;
type Payment = (typeof PAYMENTS)[number];

/** Adds a person who is at the desk or on the phone. */
export function DeskDialog({ roster: { class: event }, onClose, onDone }: DeskDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [payment, setPayment] = useState<Payment>("later");
  const [overLimit, setOverLimit] = useState(false);
  const isToday = useIsToday(event);
  const isFull = event.limit !== null && event.taken >= event.limit;
  const isWaiting = isFull && !overLimit;
  const submission = useSubmit(async ({ firstName = "", lastName = "", email = "", phone = "", isHere }) => {
    const person = { firstName, lastName, email, phone };
    const how = { payment, isHere: isHere === "on", evenIfFull: overLimit, waitlistIfFull: isWaiting };
    const { id, status, correction } = await rosterApi.add(event.id, Object.assign(person, how), key);
    const said = `${firstName} ${lastName} ${status === "waitlisted" ? "is on the waitlist" : "was added"}${how.isHere && status === "confirmed" ? " and checked in" : ""}.`;
    if (status === "confirmed" && (payment === "cash" || payment === "check")) notifyDone(said);
    else notifyCorrected(said, { id, correction, onDone });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title="Add a person"
      submission={submission}
      does={isWaiting ? "Add to the waitlist" : "Add"}
      onClose={onClose}
    >
      <PersonFields submission={submission} needsEmail={isWaiting} />
      {isFull && <WhenFull event={event} overLimit={overLimit} onChange={setOverLimit} />}
      {event.price > 0 && !isWaiting && (
        <Select
          label={`Payment of ${formatMoney(event.price)}`}
          allowDeselect={false}
          value={payment}
          onChange={(value) => setPayment(value as Payment)}
          data={[
            { value: "later", label: "They pay later, at the desk" },
            { value: "cash", label: "Paid in cash" },
            { value: "check", label: "Paid by check" },
            { value: "free", label: "They attend for free" },
          ]}
        />
      )}
      {!isWaiting && <Checkbox name="isHere" defaultChecked={isToday} label="They are here: check them in" />}
    </FormDialog>
  );
}

function PersonFields({
  submission: { errors },
  needsEmail,
}: {
  submission: Submission;
  needsEmail: boolean;
}) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput name="firstName" label="First name" required data-autofocus error={errors.firstName} />
      <TextInput name="lastName" label="Last name" required error={errors.lastName} />
      <TextInput name="phone" type="tel" label="Phone" error={errors.phone} />
      <TextInput
        name="email"
        type="email"
        label="Email"
        required={needsEmail}
        description={
          needsEmail
            ? "We offer a free seat by email."
            : "For the confirmation and messages about this class."
        }
        inputWrapperOrder={["label", "input", "description", "error"]}
        error={errors.email}
      />
    </SimpleGrid>
  );
}

interface WhenFullProps {
  event: RosterClass;
  overLimit: boolean;
  onChange(overLimit: boolean): void;
}

function WhenFull({ event: { taken, limit }, overLimit, onChange }: WhenFullProps) {
  return (
    <Alert color="amber" title={`The class is full: ${taken} of ${limit} seats are taken`}>
      <Radio.Group
        aria-label="What to do"
        value={overLimit ? "seat" : "waitlist"}
        onChange={(value) => onChange(value === "seat")}
      >
        <Stack gap="xs">
          <Radio value="waitlist" label="Put them on the waitlist" />
          <Radio value="seat" label="Give them a seat anyway, over the limit" />
        </Stack>
      </Radio.Group>
    </Alert>
  );
}

/** Whether a session of the class starts today, in the hospital's time zone. */
function useIsToday({ sessionStarts }: Pick<RosterClass, "sessionStarts">): boolean {
  const timeZone = useHospitalZone();
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "short", timeZone });
  const today = day.format(new Date());
  return sessionStarts.some((start) => day.format(new Date(start)) === today);
}
