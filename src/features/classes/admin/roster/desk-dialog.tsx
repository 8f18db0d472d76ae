import { Alert, Checkbox, Radio, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { type Submission, useSubmit } from "~/admin/screen/use-submit";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { Roster, RosterClass } from "../../api/admin/schemas";
import { notifyCorrected } from "./notify-corrected";
import { rosterApi } from "./roster-api";

interface DeskDialogProps {
  roster: Roster;
  onClose(): void;
  onDone(): void;
}

const PAYMENTS = ["later", "cash", "check", "free"] as const;
type Payment = (typeof PAYMENTS)[number];

/** Adds a person who is at the desk or on the phone, or a group. */
export function DeskDialog({ roster: { class: event }, onClose, onDone }: DeskDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [people, setPeople] = useState(1);
  const [payment, setPayment] = useState<Payment>("later");
  const [overLimit, setOverLimit] = useState(false);
  const isToday = useIsToday(event);
  const isFull = event.limit !== null && event.taken + people > event.limit;
  const isWaiting = isFull && !overLimit;
  const submission = useSubmit(async (values) => {
    const entry = entryIn(values, people);
    const how = { payment, evenIfFull: overLimit, waitlistIfFull: isWaiting };
    const { id, status, correction } = await rosterApi.add(event.id, Object.assign(entry, how), key);
    const message = describeAdded(entry, status);
    if (status === "confirmed" && (payment === "cash" || payment === "check")) notifyDone(message);
    else notifyCorrected(message, { id, correction, onDone });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={event.largestGroup > 1 ? "Add a person or a group" : "Add a person"}
      submission={submission}
      does={isWaiting ? "Add to the waitlist" : "Add"}
      onClose={onClose}
    >
      {event.largestGroup > 1 && (
        <NumberOfPeople maxPeople={event.largestGroup} people={people} onChange={setPeople} />
      )}
      <PersonFields submission={submission} needsEmail={isWaiting} />
      <OtherNames submission={submission} people={people} />
      {isFull && <WhenFull event={event} people={people} overLimit={overLimit} onChange={setOverLimit} />}
      {event.price > 0 && !isWaiting && (
        <PaymentChoice event={event} people={people} value={payment} onChange={setPayment} />
      )}
      {!isWaiting && (
        <Checkbox
          name="isHere"
          defaultChecked={isToday}
          label={people > 1 ? "All of them are here: check them in" : "They are here: check them in"}
        />
      )}
    </FormDialog>
  );
}

function entryIn(values: Record<string, string>, people: number) {
  const { firstName = "", lastName = "", email = "", phone = "", isHere } = values;
  const others = numbersOfOthers(people).map((at) => ({
    firstName: values[`others.${at}.firstName`] ?? "",
    lastName: values[`others.${at}.lastName`] ?? "",
  }));
  return { firstName, lastName, email, phone, others, isHere: isHere === "on" };
}

function describeAdded(
  { firstName, lastName, others, isHere }: ReturnType<typeof entryIn>,
  status: "confirmed" | "waitlisted",
): string {
  const isGroup = others.length > 0;
  const name = isGroup ? `${firstName} ${lastName} and ${others.length} more` : `${firstName} ${lastName}`;
  if (status === "waitlisted") return `${name} ${isGroup ? "are" : "is"} on the waitlist.`;
  return `${name} ${isGroup ? "were" : "was"} added${isHere ? " and checked in" : ""}.`;
}

/** Indexes of the other people of a group with that many people, from 0. */
const numbersOfOthers = (people: number) => Array.from({ length: people - 1 }, (_, at) => at);

interface NumberOfPeopleProps {
  maxPeople: number;
  people: number;
  onChange(people: number): void;
}

function NumberOfPeople({ maxPeople, people, onChange }: NumberOfPeopleProps) {
  return (
    <Select
      label="How many people"
      allowDeselect={false}
      value={String(people)}
      onChange={(value) => onChange(Number(value))}
      data={Array.from({ length: maxPeople }, (_, at) => String(at + 1))}
    />
  );
}

/** The names of the other people of a group. */
function OtherNames({ submission: { errors }, people }: { submission: Submission; people: number }) {
  return numbersOfOthers(people).map((at) => {
    const [first, last] = [`others.${at}.firstName`, `others.${at}.lastName`];
    return (
      <SimpleGrid key={at} cols={{ base: 1, xs: 2 }}>
        <TextInput name={first} label={`First name of person ${at + 2}`} required error={errors[first]} />
        <TextInput name={last} label={`Last name of person ${at + 2}`} required error={errors[last]} />
      </SimpleGrid>
    );
  });
}

interface PaymentChoiceProps {
  event: RosterClass;
  people: number;
  value: Payment;
  onChange(payment: Payment): void;
}

function PaymentChoice({ event, people, value, onChange }: PaymentChoiceProps) {
  const total = event.priceFor === "person" ? event.price * people : event.price;
  return (
    <Select
      label={`Payment of ${formatDollars(total)}`}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(chosen as Payment)}
      data={[
        { value: "later", label: "They pay later, at the desk" },
        { value: "cash", label: "Paid in cash" },
        { value: "check", label: "Paid by check" },
        { value: "free", label: people > 1 ? "All of them attend for free" : "They attend for free" },
      ]}
    />
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
  people: number;
  overLimit: boolean;
  onChange(overLimit: boolean): void;
}

function WhenFull({ event: { taken, limit }, people, overLimit, onChange }: WhenFullProps) {
  const state = taken >= (limit ?? taken) ? "The class is full" : `There is no room for ${people}`;
  return (
    <Alert color="amber" title={`${state}: ${taken} of ${limit} seats are taken`}>
      <Radio.Group
        aria-label="What to do"
        value={overLimit ? "seat" : "waitlist"}
        onChange={(value) => onChange(value === "seat")}
      >
        <Stack gap="xs">
          <Radio value="waitlist" label="Put them on the waitlist" />
          <Radio
            value="seat"
            label={
              people > 1
                ? "Give them seats anyway, over the limit"
                : "Give them a seat anyway, over the limit"
            }
          />
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
