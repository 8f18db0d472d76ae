import { Checkbox, Radio, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answered } from "~/admin/screen/answered";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { OtherClass } from "../../api/admin/schemas";
import type { EntryDialogProps } from "./entry-dialog-props";
import { nameOf } from "./name-of";
import { notifyCorrected } from "./notify-corrected";
import styles from "./roster.module.css";
import { rosterApi } from "./roster-api";

/** Moves a person to another date, with the money they paid. */
export function MoveDialog({ roster, entry, onClose, onDone }: EntryDialogProps) {
  const classId = roster.class.id;
  const [to, setTo] = useState<OtherClass | null>(null);
  const classes = useQuery({
    queryKey: ["roster", classId, "classes"],
    queryFn: () => rosterApi.otherClasses(classId),
  });
  const submission = useSubmit(async ({ classId: chosen = "", evenIfFull }) => {
    const { refund, owed, correction } = await rosterApi.move(entry, chosen, evenIfFull === "on");
    const message = describeMove(nameOf(entry), { refund, owed });
    if (refund > 0) notifyDone(message);
    else notifyCorrected(message, { id: entry.id, correction, onDone });
    onDone();
    onClose();
  });
  const isFull = to !== null && to.seatsLeft !== null && to.seatsLeft < entry.seats;
  return (
    <FormDialog title={`Move ${nameOf(entry)}`} submission={submission} does="Move" onClose={onClose}>
      <p>
        Their payment moves with them. If the new class costs less, we refund the difference. If it costs
        more, they pay the difference at the desk. They get an email with the new date and a new calendar
        entry.
      </p>
      <Answered query={classes}>
        {(items) => (
          <ClassChoice items={items} price={entry.price} error={submission.errors.classId} onChange={setTo} />
        )}
      </Answered>
      {isFull && (
        <Checkbox name="evenIfFull" required label="This class is full. Move them anyway, over the limit." />
      )}
    </FormDialog>
  );
}

interface ClassChoiceProps {
  items: readonly OtherClass[];
  /** The current price of the registration, in cents. */
  price: number;
  error: string | undefined;
  onChange(chosen: OtherClass | null): void;
}

/** Shows weekday, time, place, and free seats, because all dates of a series have the same title. */
function ClassChoice({ items, price, error, onChange }: ClassChoiceProps) {
  if (items.length === 0) return <p>There is no other upcoming class of this type with registration.</p>;
  return (
    <Radio.Group
      name="classId"
      label="Move to"
      required
      error={error}
      onChange={(id) => onChange(items.find((item) => item.id === id) ?? null)}
    >
      <Stack gap="sm" mt="xs">
        {items.map((item) => (
          <Radio
            key={item.id}
            value={item.id}
            label={<span className={styles.date}>{item.when.replace(/\s\|\s/, ", ")}</span>}
            description={[
              item.title,
              item.place,
              describeSeats(item.seatsLeft),
              describePrice(item.price, price),
            ]
              .filter(Boolean)
              .join(" · ")}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function describeMove(name: string, { refund, owed }: { refund: number; owed: number }): string {
  const money = [
    refund > 0 && `We refund ${formatDollars(refund)}.`,
    owed > 0 && `They pay ${formatDollars(owed)} at the desk.`,
  ];
  return [`We moved ${name} and notify them by email.`, ...money].filter(Boolean).join(" ");
}

function describePrice(price: number, before: number): string {
  if (price === before) return price > 0 ? formatDollars(price) : "";
  const difference = formatDollars(Math.abs(price - before));
  return `${formatDollars(price)}, ${difference} ${price > before ? "more" : "less"}`;
}

function describeSeats(left: number | null): string {
  if (left === null) return "no limit";
  if (left === 0) return "full";
  return left === 1 ? "1 free seat" : `${left} free seats`;
}
