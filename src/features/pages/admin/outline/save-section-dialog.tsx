import { Button, Group, Modal, NativeSelect, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { MAX_NAME_LENGTH } from "~/platform/isomorphic/limits";
import { savedSections } from "../add/saved-sections";
import type { StoredBlock } from "../stored-block";
import styles from "./outline.module.css";

export interface SaveSectionDialogProps {
  /** The selected block and the blocks after it. The person chooses how many to save. */
  blocks: { stored: StoredBlock; title: string }[];
  onClose(): void;
}

/** Saves one or several consecutive blocks under a name, for other pages. */
export function SaveSectionDialog({ blocks, onClose }: SaveSectionDialogProps) {
  const queries = useQueryClient();
  const [name, setName] = useState((blocks[0]?.title ?? "").slice(0, MAX_NAME_LENGTH));
  const [last, setLast] = useState(0);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const chosen = blocks.slice(0, last + 1).map(({ stored }) => stored);
      await savedSections.create({ name: name.trim(), blocks: chosen });
      await queries.invalidateQueries({ queryKey: ["content", "saved-sections"] });
      notifyDone(`“${name.trim()}” was saved. You find it under “Add a block” on every page.`);
      onClose();
    } catch (error) {
      notifyFailed(error);
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title="Save as a section">
      <form onSubmit={save} className={styles.dialog}>
        <TextInput
          label="Name"
          description="You and others find it by this name."
          value={name}
          maxLength={MAX_NAME_LENGTH}
          required
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {blocks.length > 1 && (
          <NativeSelect
            label="What is saved"
            value={String(last)}
            data={blocks.map(({ title }, at) => ({
              value: String(at),
              label: at === 0 ? "Only this block" : `${at + 1} blocks, the last one “${title}”`,
            }))}
            onChange={(event) => setLast(Number(event.currentTarget.value))}
          />
        )}
        <Group justify="end">
          <Button type="submit" loading={busy} disabled={name.trim() === ""}>
            Save
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
