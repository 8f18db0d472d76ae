import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { FormFailure } from "./form-failure";
import styles from "./screen.module.css";
import type { Submission } from "./use-submit";

interface FormDialogProps {
  title: string;
  submission: Submission;
  /** The label of the submit button. */
  does: string;
  /** Whether the action deletes something. */
  isGrave?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A dialog with one form about something on the screen. */
export function FormDialog({ title, submission, does, isGrave = false, onClose, children }: FormDialogProps) {
  const { form, busy, failure } = submission;
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <form {...form} className={styles.dialog}>
        <FormFailure error={failure} />
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={busy} color={isGrave ? "clay" : undefined}>
            {does}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
