import type { Roster, RosterEntry } from "../../api/admin/schemas";

export interface EntryDialogProps {
  roster: Roster;
  entry: RosterEntry;
  onClose(): void;
  /** Called after a change, to load the roster again. */
  onDone(): void;
}
