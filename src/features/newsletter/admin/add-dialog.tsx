import { TextInput } from "@mantine/core";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { newsletterApi, reloadSubscribers } from "./newsletter-api";

/** Adds a person who signed up in person or on paper. */
export function AddDialog({ onClose }: { onClose(): void }) {
  const submission = useSubmit(async (values) => {
    await newsletterApi.add(values);
    notifyDone("We sent them the email with the confirmation button.");
    await reloadSubscribers();
    onClose();
  });
  const { errors } = submission;
  return (
    <FormDialog
      title="Add a person"
      submission={submission}
      does="Send the confirmation email"
      onClose={onClose}
    >
      <p>
        They get the same email as people who use the form on the site. They are on the list after they press
        its button.
      </p>
      <TextInput name="firstname" label="First name" required error={errors.firstname} data-autofocus />
      <TextInput name="lastname" label="Last name" required error={errors.lastname} />
      <TextInput name="email" type="email" label="Email" required error={errors.email} />
      <TextInput name="phone" type="tel" label="Phone" error={errors.phone} />
    </FormDialog>
  );
}
