import { Select, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import type { Roster } from "../../api/admin/schemas";
import { rosterApi } from "./roster-api";

interface MessageDialogProps {
  roster: Roster;
  onClose(): void;
}

/** Sends one message to everyone who registered, each in an email of their own. */
export function MessageDialog({ roster: { class: event, items }, onClose }: MessageDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [withWaitlist, setWithWaitlist] = useState(false);
  const coming = items.filter(({ status, email }) => status === "confirmed" && email).length;
  const waiting = items.filter(
    ({ status, email }) => ["waitlisted", "offered"].includes(status) && email,
  ).length;
  const submission = useSubmit(async ({ subject = "", text = "" }) => {
    const { recipients } = await rosterApi.message(event.id, { subject, text, withWaitlist }, key);
    notifyDone(recipients === 1 ? "One message is being sent." : `${recipients} messages are being sent.`);
    onClose();
  });
  const { errors } = submission;
  return (
    <FormDialog title="Send a message" submission={submission} does="Send" onClose={onClose}>
      <Select
        label="To"
        allowDeselect={false}
        value={withWaitlist ? "all" : "coming"}
        onChange={(value) => setWithWaitlist(value === "all")}
        data={[
          { value: "coming", label: `Everyone with a seat (${coming})` },
          { value: "all", label: `Everyone, including the waitlist (${coming + waiting})` },
        ]}
      />
      <TextInput
        name="subject"
        label="Subject"
        required
        maxLength={120}
        error={errors.subject}
        data-autofocus
      />
      <Textarea
        name="text"
        label="Message"
        description="Start with what changes for them. The email also has the class, its time and place, and their private link."
        required
        rows={7}
        maxLength={4000}
        error={errors.text}
      />
    </FormDialog>
  );
}
