import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { CancelClassDialog } from "./cancel-class-dialog";
import { CancelDialog } from "./cancel-dialog";
import { DeskDialog } from "./desk-dialog";
import { EditDialog } from "./edit-dialog";
import type { EntryDialogProps } from "./entry-dialog-props";
import type { EntryAction } from "./entry-menu";
import { MessageDialog } from "./message-dialog";
import { MoveDialog } from "./move-dialog";
import { NoteDialog } from "./note-dialog";
import { PersonPanel } from "./person-panel";
import { PrivateAnswers } from "./private-answers";
import { RefundDialog } from "./refund-dialog";
import { ScanDialog } from "./scan/scan-dialog";
import type { CheckIns } from "./use-check-ins";

/** The open dialog, about the class or about one person. */
export type RosterDialog =
  | "add"
  | "scan"
  | "message"
  | "cancel-class"
  | { action: EntryAction; entry: RosterEntry }
  | null;

interface RosterDialogsProps {
  roster: Roster;
  checkIns: CheckIns;
  dialog: RosterDialog;
  /** Called with the action chosen in a person's panel. */
  onChoose(action: EntryAction, entry: RosterEntry): void;
  onClose(): void;
  onDone(): void;
}

/** The dialog that is open on the roster. A reload of the roster does not change the data in an open form. */
export function RosterDialogs({ roster, checkIns, dialog, onChoose, onClose, onDone }: RosterDialogsProps) {
  if (dialog === null) return null;
  if (dialog === "add") return <DeskDialog roster={roster} onClose={onClose} onDone={onDone} />;
  if (dialog === "scan") return <ScanDialog roster={roster} checkIns={checkIns} onClose={onClose} />;
  if (dialog === "message")
    return <MessageDialog roster={roster} entry={null} onClose={onClose} onDone={onDone} />;
  if (dialog === "cancel-class")
    return <CancelClassDialog roster={roster} onClose={onClose} onDone={onDone} />;
  const { entry, action } = dialog;
  const dialogProps = { roster, entry, onClose, onDone };
  if (action === "open") {
    const current = roster.items.find(({ id }) => id === entry.id) ?? entry;
    return (
      <PersonPanel
        roster={roster}
        entry={current}
        onChoose={(chosen) => onChoose(chosen, current)}
        onClose={onClose}
        onDone={onDone}
      />
    );
  }
  return <EntryDialog action={action} {...dialogProps} />;
}

function EntryDialog({ action, ...rest }: EntryDialogProps & { action: EntryAction }) {
  if (action === "edit") return <EditDialog {...rest} />;
  if (action === "note") return <NoteDialog {...rest} />;
  if (action === "answers") return <PrivateAnswers {...rest} />;
  if (action === "message") return <MessageDialog {...rest} />;
  if (action === "move") return <MoveDialog {...rest} />;
  if (action === "refund") return <RefundDialog {...rest} />;
  return action === "cancel" ? <CancelDialog {...rest} /> : null;
}
