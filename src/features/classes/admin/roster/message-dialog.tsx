import { Checkbox, Radio, ScrollArea, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { registrationLimits } from "../../registrations/limits";
import { nameOf } from "./name-of";
import { rosterApi } from "./roster-api";

interface MessageDialogProps {
  roster: Roster;
  /** The person whose menu opened the dialog; null to write to everyone. */
  entry: RosterEntry | null;
  onClose(): void;
  onDone(): void;
}

type Audience = "coming" | "all" | "some";

/** Sends one message to some or all people. Each gets a separate email. */
export function MessageDialog({ roster, entry, onClose, onDone }: MessageDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [audience, setAudience] = useState<Audience>(entry ? "some" : "coming");
  const [chosen, setChosen] = useState<string[]>(entry ? [entry.id] : []);
  const submission = useSubmit(async ({ subject = "", text = "" }) => {
    const to = audience === "some" ? chosen : undefined;
    const body = { subject, text, to, withWaitlist: audience === "all" };
    const { recipients } = await rosterApi.message(roster.class.id, body, key);
    notifyDone(recipients === 1 ? "One message is being sent." : `${recipients} messages are being sent.`);
    onDone();
    onClose();
  });
  const { errors } = submission;
  return (
    <FormDialog title="Send a message" submission={submission} does="Send" onClose={onClose}>
      <AudienceChoice roster={roster} audience={audience} onChange={setAudience} />
      {audience === "some" && (
        <PeopleChoice roster={roster} chosen={chosen} error={errors.to} onChange={setChosen} />
      )}
      <TextInput
        name="subject"
        label="Subject"
        required
        maxLength={registrationLimits.subject}
        error={errors.subject}
        data-autofocus
      />
      <Textarea
        name="text"
        label="Message"
        description="Everyone gets their own email and sees no other address. It also has the class, its time and place, and their private link."
        required
        rows={7}
        maxLength={registrationLimits.message}
        error={errors.text}
      />
    </FormDialog>
  );
}

interface AudienceChoiceProps {
  roster: Roster;
  audience: Audience;
  onChange(audience: Audience): void;
}

function AudienceChoice({ roster: { items }, audience, onChange }: AudienceChoiceProps) {
  const withEmail = items.filter(({ email }) => email !== "");
  const coming = withEmail.filter(({ status }) => status === "confirmed").length;
  const waiting = withEmail.filter(({ status }) => status === "waitlisted" || status === "offered").length;
  return (
    <Radio.Group label="To" value={audience} onChange={(value) => onChange(value as Audience)}>
      <Stack gap="xs" mt="xs">
        <Radio value="coming" label={`Everyone with a seat (${coming})`} />
        {waiting > 0 && (
          <Radio value="all" label={`Everyone, including the waitlist (${coming + waiting})`} />
        )}
        <Radio value="some" label="Only these people" />
      </Stack>
    </Radio.Group>
  );
}

interface PeopleChoiceProps {
  roster: Roster;
  /** Ids of registrations. */
  chosen: string[];
  error: string | undefined;
  onChange(chosen: string[]): void;
}

function PeopleChoice({ roster: { items }, chosen, error, onChange }: PeopleChoiceProps) {
  const people = items.filter(({ email }) => email !== "");
  return (
    <Checkbox.Group
      label={`People (${chosen.length} chosen)`}
      error={error}
      value={chosen}
      onChange={onChange}
    >
      <ScrollArea.Autosize mah={220} mt="xs" type="auto" offsetScrollbars>
        <Stack gap="xs">
          {people.map((person) => (
            <Checkbox
              key={person.id}
              value={person.id}
              label={`${nameOf(person)}${describeStatus(person)}`}
              required={chosen.length === 0}
            />
          ))}
        </Stack>
      </ScrollArea.Autosize>
    </Checkbox.Group>
  );
}

function describeStatus({ status }: RosterEntry): string {
  if (status === "waitlisted" || status === "offered") return " (waitlist)";
  if (status === "cancelled" || status === "expired") return " (canceled)";
  return status === "held" ? " (not paid yet)" : "";
}
