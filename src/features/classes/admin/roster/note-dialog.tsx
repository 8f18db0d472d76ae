import { Textarea } from "@mantine/core";
import { FormDialog } from "~/admin/screen/form-dialog";
import { useSubmit } from "~/admin/screen/use-submit";
import { registrationLimits } from "../../registrations/limits";
import type { EntryDialogProps } from "./entry-dialog-props";
import { nameOf } from "./name-of";
import { rosterApi } from "./roster-api";

export function NoteDialog({ entry, onClose, onDone }: EntryDialogProps) {
  const submission = useSubmit(async ({ note = "" }) => {
    await rosterApi.note(entry, note.trim());
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={`Note about ${nameOf(entry)}`}
      submission={submission}
      does="Save the note"
      onClose={onClose}
    >
      <Textarea
        name="note"
        label="Note"
        description="Only staff who manage classes see it. Do not write anything about health."
        defaultValue={entry.note}
        maxLength={registrationLimits.note}
        rows={4}
        data-autofocus
        error={submission.errors.note}
      />
    </FormDialog>
  );
}
