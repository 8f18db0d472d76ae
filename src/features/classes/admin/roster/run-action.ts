import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import type { RosterEntry } from "../../api/admin/schemas";
import type { EntryAction } from "./entry-menu";
import { rosterApi } from "./roster-api";
import type { RosterDialog } from "./roster-dialogs";

/** Runs the action chosen for a person, or opens its dialog. */
export function runAction(
  action: EntryAction,
  entry: RosterEntry,
  { refresh, open }: { refresh(): void; open(dialog: RosterDialog): void },
) {
  const act = (done: Promise<unknown>, message: string) =>
    void done.then(() => notifyDone(message), notifyFailed).finally(refresh);
  if (action === "offer") return act(rosterApi.offer(entry.id), "We offered them a seat by email.");
  if (action === "seat")
    return act(rosterApi.seat(entry.id), "They have a seat now. We notify them by email.");
  if (action === "resend")
    return act(
      rosterApi.resend(entry.id, crypto.randomUUID()),
      `We send the confirmation to ${entry.email} again.`,
    );
  const place = placeAfter(action, entry.position ?? 1);
  if (place !== null) return act(rosterApi.place(entry.id, place), "The order of the waitlist was changed.");
  open({ action, entry });
}

function placeAfter(action: EntryAction, position: number): number | null {
  if (action === "first") return 1;
  if (action === "up") return position - 1;
  return action === "down" ? position + 1 : null;
}
