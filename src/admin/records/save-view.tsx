import { Checkbox, TextInput } from "@mantine/core";
import { MAX_VIEW_NAME_LENGTH } from "~/content/list-views/view-name";
import { FormDialog } from "../screen/form-dialog";
import { notifyDone } from "../screen/notify";
import { useSubmit } from "../screen/use-submit";
import { type ViewDialogProps, viewsApi } from "./views-api";

/** Saves the filters, the order, and the columns that are shown now under a name. */
export function SaveView({ list, query, mayShare, onClose }: ViewDialogProps) {
  const submission = useSubmit(async ({ name = "", isShared }) => {
    await viewsApi.create(list, { name, query, isShared: isShared === "on" });
    notifyDone(`“${name.trim()}” is saved. You find it under Views.`);
    onClose();
  });
  return (
    <FormDialog title="Save this view" submission={submission} does="Save" onClose={onClose}>
      <p>It keeps the filters, the order, and the columns that you see now.</p>
      <TextInput
        name="name"
        label="Name"
        placeholder="Drafts of this month"
        maxLength={MAX_VIEW_NAME_LENGTH}
        required
        error={submission.errors.name}
        data-autofocus
      />
      {mayShare && <Checkbox name="isShared" label="Share it with everyone who can open this list" />}
    </FormDialog>
  );
}
