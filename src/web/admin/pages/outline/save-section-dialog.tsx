import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { notifyDone, notifyFailed } from "../../screen/notify";
import { savedSections } from "../add/saved-sections";
import type { StoredBlock } from "../stored-block";

export interface SaveSectionDialogProps {
  blocks: StoredBlock[];
  /** A name to begin with. */
  suggested: string;
  onClose(): void;
}

/** Keeps blocks under a name, for other pages. */
export function SaveSectionDialog({ blocks, suggested, onClose }: SaveSectionDialogProps) {
  const queries = useQueryClient();
  const [name, setName] = useState(suggested.slice(0, 80));
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await savedSections.create({ name: name.trim(), blocks });
      await queries.invalidateQueries({ queryKey: ["content", "saved-sections"] });
      notifyDone(`“${name.trim()}” is saved. It stands under “Add a block” on every page.`);
      onClose();
    } catch (error) {
      notifyFailed(error);
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Save as a section">
      <form onSubmit={save}>
        <TextInput
          label="Name"
          description="By which you and others find it."
          value={name}
          maxLength={80}
          required
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="end" mt="md">
          <Button type="submit" loading={busy} disabled={name.trim() === ""}>
            Save
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
