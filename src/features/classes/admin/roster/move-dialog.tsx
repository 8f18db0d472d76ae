import { Radio, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Answered } from "~/admin/screen/answered";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { formatMoney } from "./format-money";
import { nameOf } from "./name-of";
import type { EntryDialogProps } from "./note-dialog";
import { rosterApi } from "./roster-api";

/** Moves a person to another date, with the money they paid. */
export function MoveDialog({ classId, entry, onClose, onDone }: EntryDialogProps & { classId: string }) {
  const classes = useQuery({
    queryKey: ["roster", classId, "classes"],
    queryFn: () => rosterApi.otherClasses(classId),
  });
  const submission = useSubmit(async ({ classId: to = "" }) => {
    const { refund, owed } = await rosterApi.move(entry.id, to);
    const money = [
      refund > 0 && `We refund ${formatMoney(refund)}.`,
      owed > 0 && `They pay ${formatMoney(owed)} at the desk.`,
    ];
    notifyDone([`We moved ${nameOf(entry)} and notify them by email.`, ...money].filter(Boolean).join(" "));
    onDone();
    onClose();
  });
  return (
    <FormDialog title={`Move ${nameOf(entry)}`} submission={submission} does="Move" onClose={onClose}>
      <p>
        Their payment moves with them. If the new class costs less, we refund the difference. If it costs
        more, they pay the difference at the desk. They get an email with the new date and a new calendar
        entry.
      </p>
      <Answered query={classes}>
        {(items) =>
          items.length === 0 ? (
            <p>There is no other upcoming class of this type with registration.</p>
          ) : (
            <Radio.Group name="classId" label="Move to" required error={submission.errors.classId}>
              <Stack gap="sm" mt="xs">
                {items.map(({ id, title, when, seatsLeft, price }) => (
                  <Radio
                    key={id}
                    value={id}
                    disabled={seatsLeft === 0}
                    label={title}
                    description={[when, describeSeats(seatsLeft), formatPrice(price, entry.price)]
                      .filter(Boolean)
                      .join(" · ")}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )
        }
      </Answered>
    </FormDialog>
  );
}

function formatPrice(price: number, before: number): string {
  if (price === before) return price > 0 ? formatMoney(price) : "";
  const difference = formatMoney(Math.abs(price - before));
  return `${formatMoney(price)}, ${difference} ${price > before ? "more" : "less"}`;
}

function describeSeats(left: number | null): string {
  if (left === null) return "no limit";
  if (left === 0) return "full";
  return left === 1 ? "1 seat left" : `${left} seats left`;
}
