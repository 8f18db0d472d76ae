import { Radio, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Answered } from "../../screen/answered";
import { notifyDone } from "../../screen/notify";
import { useSubmit } from "../../screen/use-submit";
import { FormDialog } from "./form-dialog";
import { moneyInWords } from "./money-in-words";
import { nameOf } from "./name-of";
import type { EntryDialogProps } from "./note-dialog";
import { rosterApi } from "./roster-api";

/** Moves somebody to another date: the seat goes with what was paid. */
export function MoveDialog({ classId, entry, onClose, onDone }: EntryDialogProps & { classId: string }) {
  const classes = useQuery({
    queryKey: ["roster", classId, "classes"],
    queryFn: () => rosterApi.otherClasses(classId),
  });
  const submission = useSubmit(async ({ classId: to = "" }) => {
    await rosterApi.move(entry.id, to);
    notifyDone(`${nameOf(entry)} was moved, and told so by mail.`);
    onDone();
    onClose();
  });
  return (
    <FormDialog title={`Move ${nameOf(entry)}`} submission={submission} does="Move" onClose={onClose}>
      <p>What was paid goes along. They get a mail with the new date and a new calendar entry.</p>
      <Answered query={classes}>
        {(items) =>
          items.length === 0 ? (
            <p>There is no other class of this kind to come that people register for.</p>
          ) : (
            <Radio.Group name="classId" label="To which class" required error={submission.errors.classId}>
              <Stack gap="sm" mt="xs">
                {items.map(({ id, title, when, seatsLeft, price }) => (
                  <Radio
                    key={id}
                    value={id}
                    disabled={seatsLeft === 0}
                    label={title}
                    description={`${when} · ${seatsInWords(seatsLeft)}${price > 0 ? ` · ${moneyInWords(price)}` : ""}`}
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

function seatsInWords(left: number | null): string {
  if (left === null) return "no limit";
  if (left === 0) return "full";
  return left === 1 ? "1 seat left" : `${left} seats left`;
}
