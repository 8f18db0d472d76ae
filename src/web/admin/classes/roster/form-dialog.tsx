import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { FormFailure } from "../../screen/form-failure";
import type { Submission } from "../../screen/use-submit";
import styles from "./roster.module.css";

interface FormDialogProps {
  title: string;
  submission: Submission;
  /** What the button says that does it. */
  does: string;
  /** It takes something away. */
  isGrave?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** One question about a class or somebody in it, asked in a dialog. */
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
