import { Alert, SimpleGrid, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import type { Roster } from "../../api/admin/schemas";
import { rosterApi } from "./roster-api";

interface WalkInDialogProps {
  roster: Roster;
  onClose(): void;
  onDone(): void;
}

/** Adds a person who is at the door and did not register. */
export function WalkInDialog({ roster: { class: event }, onClose, onDone }: WalkInDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const isFull = event.limit !== null && event.taken >= event.limit;
  const submission = useSubmit(async ({ firstName = "", lastName = "", email = "", phone = "" }) => {
    await rosterApi.walkIn(event.id, { firstName, lastName, email, phone }, key);
    notifyDone(`${firstName} ${lastName} was added and checked in.`);
    onDone();
    onClose();
  });
  const { errors } = submission;
  return (
    <FormDialog title="Add a walk-in" submission={submission} does="Add and check in" onClose={onClose}>
      {isFull && (
        <Alert color="amber" title="The class is full">
          You can still add them if there is room.
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput name="firstName" label="First name" required data-autofocus error={errors.firstName} />
        <TextInput name="lastName" label="Last name" required error={errors.lastName} />
        <TextInput name="phone" type="tel" label="Phone" error={errors.phone} />
        <TextInput
          name="email"
          type="email"
          label="Email"
          description="For messages about this class."
          inputWrapperOrder={["label", "input", "description", "error"]}
          error={errors.email}
        />
      </SimpleGrid>
    </FormDialog>
  );
}
