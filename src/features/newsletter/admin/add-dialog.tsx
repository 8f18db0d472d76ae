import { TextInput } from "@mantine/core";
import { FormDialog } from "~/admin/screen/form-dialog";
import { notifyDone } from "~/admin/screen/notify";
import { useSubmit } from "~/admin/screen/use-submit";
import { newsletterApi, readAgain } from "./newsletter-api";

/** Adds a person who asked in person or on paper. */
export function AddDialog({ onClose }: { onClose(): void }) {
  const submission = useSubmit(async (values) => {
    await newsletterApi.add(values);
    notifyDone("The mail with the button is on its way to them.");
    await readAgain();
    onClose();
  });
  const { errors } = submission;
  return (
    <FormDialog
      title="Add somebody"
      submission={submission}
      does="Send the mail to confirm"
      onClose={onClose}
    >
      <p>
        They are sent the same mail as by the form of the site, and are on the list once they press its
        button.
      </p>
      <TextInput name="firstname" label="First name" required error={errors.firstname} data-autofocus />
      <TextInput name="lastname" label="Last name" required error={errors.lastname} />
      <TextInput name="email" type="email" label="Email" required error={errors.email} />
      <TextInput name="phone" type="tel" label="Phone" error={errors.phone} />
    </FormDialog>
  );
}
