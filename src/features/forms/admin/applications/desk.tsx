import { useRef, useState } from "react";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { isDecided } from "../../applications/application-state";
import { ApplicationStatus } from "./application-status";
import styles from "./applications.module.css";
import { MergeDialog } from "./merge-dialog";
import { NextStep } from "./next-step";
import { Shortcuts } from "./shortcuts";
import { useApplicationActions } from "./use-application-actions";
import type { Shortcut } from "./use-shortcuts";
import { Writing } from "./writing";

interface DeskProps {
  item: ApplicationDetail;
  onChanged(): Promise<unknown>;
}

/** All actions on an application, with the mouse or with single letters. */
export function Desk({ item, onChanged }: DeskProps) {
  const actions = useApplicationActions(item, onChanged);
  const [merges, setMerges] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const assignee = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const closeMerge = () => {
    setMerges(false);
    next.current?.focus();
  };
  const shortcuts: Shortcut[] = [
    { letter: "n", label: "Next step", run: actions.continueWork },
    ...decisions(item, actions.decide),
    { letter: "s", label: "Skip to the next application", run: actions.openNext },
    { letter: "w", label: "Write a note or a message", run: () => text.current?.focus() },
    { letter: "g", label: "Give it to a colleague", run: () => assignee.current?.focus() },
    { letter: "m", label: "Merge with another application", run: () => setMerges(true) },
  ];
  return (
    <div className={styles.side}>
      <NextStep item={item} actions={actions} button={next} />
      <Writing item={item} onChanged={onChanged} text={text} onWritten={() => next.current?.focus()} />
      <ApplicationStatus
        item={item}
        onChanged={onChanged}
        assignee={assignee}
        onMerge={() => setMerges(true)}
      />
      <Shortcuts shortcuts={shortcuts} />
      {merges && <MergeDialog id={item.id} onClose={closeMerge} onChanged={onChanged} />}
    </div>
  );
}

function decisions(
  { state }: ApplicationDetail,
  decide: (decision: "accepted" | "declined") => void,
): Shortcut[] {
  if (isDecided(state)) return [];
  return [
    { letter: "a", label: "Accept", run: () => decide("accepted") },
    { letter: "d", label: "Decline", run: () => decide("declined") },
  ];
}
