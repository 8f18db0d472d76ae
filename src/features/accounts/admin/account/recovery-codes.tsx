import { Alert, Button, Checkbox, CopyButton, Group, Modal } from "@mantine/core";
import { Check, Copy, Printer } from "lucide-react";
import { useState } from "react";
import styles from "./account.module.css";

export interface RecoveryCodesProps {
  codes: readonly string[] | null;
  onClose: () => void;
}

/**
 * Shows the recovery codes, which is possible only once. The dialog stays open until the person confirms that they
 * saved them, because a lost phone would otherwise lock them out.
 */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const [isSaved, setIsSaved] = useState(false);
  if (!codes) return null;
  return (
    <Modal
      opened
      onClose={() => isSaved && onClose()}
      title="Your recovery codes"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={isSaved}
      centered
    >
      <Alert color="amber" mb="md">
        They are shown only once. If you do not have your phone, each code signs you in once. Earlier codes no
        longer work.
      </Alert>
      <ol className={styles.codes} data-print="">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="xs" my="md">
        <CopyButton value={codes.join("\n")}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={
                copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />
              }
              onClick={copy}
            >
              {copied ? "Copied" : "Copy"}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<Printer size={16} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
      <Group justify="space-between">
        <Checkbox
          label="I saved them in a safe place"
          checked={isSaved}
          onChange={({ currentTarget }) => setIsSaved(currentTarget.checked)}
        />
        <Button disabled={!isSaved} onClick={onClose}>
          Done
        </Button>
      </Group>
    </Modal>
  );
}
