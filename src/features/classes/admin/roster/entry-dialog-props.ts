import type { Roster, RosterEntry } from "../../api/admin/schemas";

/** What every dialog about one person gets. */
export interface EntryDialogProps {
  roster: Roster;
  entry: RosterEntry;
  onClose(): void;
  /** Called after a change, to load the roster again. */
  onDone(): void;
}
