import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { FormFailure } from "~/admin/screen/form-failure";
import { useSubmit } from "~/admin/screen/use-submit";
import type { ListItem } from "~/content/item-schemas";
import { MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";
import { createFolder, foldersQuery, renameFolder } from "../media-api";
import styles from "./media-screen.module.css";

export interface FolderDialogProps {
  /** Null for a new folder. */
  folder: ListItem | null;
  onClose(): void;
  onNamed(id: string): void;
}

export function FolderDialog({ folder, onClose, onNamed }: FolderDialogProps) {
  const queries = useQueryClient();
  const { form, busy, errors, failure } = useSubmit(async ({ name = "" }) => {
    const named = folder ? await renameFolder(folder, name.trim()) : await createFolder(name.trim());
    await queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
    onNamed(named.id);
  });
  return (
    <Modal opened onClose={onClose} title={folder ? `Rename “${folder.title}”` : "New folder"}>
      <form {...form} className={styles.dialog}>
        <FormFailure error={failure} />
        <TextInput
          name="name"
          label="Name"
          description="Only staff see folders."
          defaultValue={folder?.title}
          maxLength={MAX_NAME_LENGTH}
          required
          data-autofocus
          error={errors.name}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            {folder ? "Rename" : "Create the folder"}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
