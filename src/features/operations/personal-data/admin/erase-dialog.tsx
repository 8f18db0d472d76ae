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
      does="Erase for good"
      isGrave
      onClose={onClose}
    >
      <p>
        Everything that was found goes, with its files, but for what the law has the hospital keep. Afterwards
        you are told what that is. There is no way back, and backups keep what was in them.
      </p>
      <TextInput
        name="again"
        type="email"
        label="Their email address once more"
        autoComplete="off"
        required
        data-autofocus
      />
    </FormDialog>
  );
}
