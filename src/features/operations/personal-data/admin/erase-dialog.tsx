import { TextInput } from "@mantine/core";
import { FormDialog } from "~/admin/screen/form-dialog";
import { useSubmit } from "~/admin/screen/use-submit";
import { ReadableError } from "~/site/browser/request/failure";
import { type ErasedArea, personalDataApi } from "./personal-data-api";

/** Asks for confirmation before erasing a person, which cannot be undone. */
export function EraseDialog({
  email,
  onErased,
  onClose,
}: {
  email: string;
  onErased(areas: ErasedArea[]): void;
  onClose(): void;
}) {
  const submission = useSubmit(async ({ again = "" }) => {
    if (again.trim().toLowerCase() !== email.trim().toLowerCase())
      throw new ReadableError("This is not the address that you searched for.");
    onErased((await personalDataApi.erase(email)).areas);
  });
  return (
    <FormDialog
      title="Erase this person"
      submission={submission}
      does="Erase permanently"
      isGrave
      onClose={onClose}
    >
      <p>
        This erases everything that was found, including files, except for records that the hospital must keep
        by law. Afterwards you see what was kept. You cannot undo this. Existing backups keep their copies.
      </p>
      <TextInput
        name="again"
        type="email"
        label="Enter their email address again"
        autoComplete="off"
        required
        data-autofocus
      />
    </FormDialog>
  );
}
