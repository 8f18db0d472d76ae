import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Roster } from "../../../api/admin/schemas";
import styles from "../roster.module.css";
import type { CheckIns } from "../use-check-ins";
import { Camera } from "./camera";
import { CodeResult } from "./code-result";
import { findByCode } from "./find-by-code";

interface ScanDialogProps {
  roster: Roster;
  checkIns: CheckIns;
  onClose(): void;
}

/** A scanned code, and since when its person was already here. */
interface ScannedCode {
  code: string;
  alreadySince: string | null;
}

/**
 * Checks people in by the code on their private page, scanned or typed. A person who comes alone is checked in
 * immediately. For a group, staff choose who is here.
 */
export function ScanDialog({ roster, checkIns, onClose }: ScanDialogProps) {
  const [read, setRead] = useState<ScannedCode | null>(null);
  function take(code: string) {
    const meaning = findByCode(roster, code);
    const entry = meaning.kind === "seated" ? meaning.entry : null;
    const [alone, ...others] = entry ? checkIns.people(entry) : [];
    setRead({ code, alreadySince: alone?.hereSince ?? null });
    if (entry && alone && others.length === 0 && alone.hereSince === null)
      checkIns.check(entry, [alone], true);
  }
  return (
    <Modal opened onClose={onClose} title="Check in by code" size="lg">
      <div className={styles.scan}>
        <Camera onCode={take} />
        <CodeForm onCode={take} />
        <div role="status">
          {read && (
            <CodeResult
              meaning={findByCode(roster, read.code)}
              alreadySince={read.alreadySince}
              checkIns={checkIns}
            />
          )}
        </div>
      </div>
    </Modal>
  );
}

/** An input for a typed code. It is cleared after each code. */
function CodeForm({ onCode }: { onCode(text: string): void }) {
  const [typed, setTyped] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === "") return;
    onCode(typed);
    setTyped("");
  }
  return (
    <form onSubmit={submit} className={styles.codeForm}>
      <TextInput
        label="Code or confirmation number"
        size="md"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" size="md">
        Check in
      </Button>
    </form>
  );
}
