import { Alert, Button, SegmentedControl, TextInput } from "@mantine/core";
import { Mail, Search, UserPlus } from "lucide-react";
import { useState } from "react";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Screen } from "~/admin/screen/screen";
import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { CancelClassDialog } from "./cancel-class-dialog";
import { CancelDialog } from "./cancel-dialog";
import { CheckInButton } from "./check-in-button";
import { type EntryAction, EntryMenu } from "./entry-menu";
import { EntryRow } from "./entry-row";
import { findEntries } from "./find-entries";
import { MessageDialog } from "./message-dialog";
import { MoreMenu } from "./more-menu";
import { MoveDialog } from "./move-dialog";
import { NoteDialog } from "./note-dialog";
import { PrintedRoster } from "./printed-roster";
import { PrivateAnswers } from "./private-answers";
import styles from "./roster.module.css";
import { rosterApi } from "./roster-api";
import { SeatFacts } from "./seat-facts";
import { useCheckIns } from "./use-check-ins";
import { WalkInDialog } from "./walk-in-dialog";

const GROUPS = {
  coming: { label: "Coming", statuses: ["confirmed", "held"], none: "No one is registered yet." },
  waiting: { label: "Waitlist", statuses: ["offered", "waitlisted"], none: "The waitlist is empty." },
  ended: { label: "Ended", statuses: ["cancelled", "expired"], none: "No one has canceled." },
} as const;
type Group = keyof typeof GROUPS;

type CheckIns = ReturnType<typeof useCheckIns>;

type Dialog = "walk-in" | "message" | "cancel-class" | { action: EntryAction; entry: RosterEntry } | null;

/** The people with a seat, the waitlist, and the check-ins. */
export function RosterScreen({ roster }: { roster: Roster }) {
  const { class: event, items } = roster;
  const checkIns = useCheckIns(event.id);
  const [words, setWords] = useState("");
  const [group, setGroup] = useState<Group>("coming");
  const [dialog, setDialog] = useState<Dialog>(null);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["roster", event.id] });
  const here = items.filter((entry) => checkedInSince(entry, checkIns.waiting) !== null).length;
  const shown = findEntries(inGroup(items, group), words);
  return (
    <>
      <div className={styles.screen}>
        <Screen
          title={event.title}
          lead={[event.when, event.place].filter(Boolean).join(" · ")}
          back={{ href: `/admin/classes/${event.id}`, label: "The class" }}
          actions={<ClassActions roster={roster} onOpen={setDialog} />}
        >
          {event.cancelledAt && (
            <Alert color="clay" mb="md" title="This class is canceled">
              We notified everyone and refund all payments.
            </Alert>
          )}
          <SeatFacts roster={roster} here={here} />
          <p role="status" className={styles.unsent}>
            {checkIns.waiting.length > 0 && describeUnsent(checkIns.waiting.length)}
          </p>
          <search className={styles.find}>
            <TextInput
              type="search"
              size="md"
              aria-label="Search the roster"
              placeholder="Name, email, phone, or number"
              leftSection={<Search size={20} aria-hidden />}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <GroupChoice items={items} group={group} onChange={setGroup} />
          </search>
          {shown.length === 0 ? (
            <p className={styles.none}>{words ? `No one matches “${words}”.` : GROUPS[group].none}</p>
          ) : (
            <ul className={styles.rows} aria-label={GROUPS[group].label}>
              {shown.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  event={event}
                  checkIns={checkIns}
                  onChoose={(action) => runAction(action, entry, { refresh, open: setDialog })}
                />
              ))}
            </ul>
          )}
        </Screen>
      </div>
      <PrintedRoster roster={roster} />
      <Dialogs roster={roster} dialog={dialog} onClose={() => setDialog(null)} onDone={refresh} />
    </>
  );
}

function inGroup(items: readonly RosterEntry[], group: Group): RosterEntry[] {
  return items.filter(({ status }) => (GROUPS[group].statuses as readonly string[]).includes(status));
}

/** Since when a person has been checked in, with marks that this device has not sent yet; null if they are not. */
function checkedInSince(
  { id, status, checkedInAt }: RosterEntry,
  unsent: CheckIns["waiting"],
): string | null {
  if (status !== "confirmed") return null;
  const mark = unsent.find(({ registrationId }) => registrationId === id);
  if (!mark) return checkedInAt;
  return mark.here ? mark.at : null;
}

function describeUnsent(count: number): string {
  const marks = count === 1 ? "One check-in is" : `${count} check-ins are`;
  return `No connection. ${marks} saved on this device and will be sent automatically.`;
}

/** Does what was chosen in an entry's menu, or opens the dialog for it. */
function runAction(
  action: EntryAction,
  entry: RosterEntry,
  { refresh, open }: { refresh(): void; open(dialog: Dialog): void },
) {
  const act = (done: Promise<unknown>, said: string) =>
    void done.then(() => notifyDone(said), notifyFailed).finally(refresh);
  if (action === "offer") return act(rosterApi.offer(entry.id), "We offered them a seat by email.");
  if (action === "seat")
    return act(rosterApi.seat(entry.id), "They have a seat now. We notify them by email.");
  const place = placeAfter(action, entry.position ?? 1);
  if (place !== null) return act(rosterApi.place(entry.id, place), "The order of the waitlist was changed.");
  open({ action, entry });
}

function ClassActions({ roster, onOpen }: { roster: Roster; onOpen(dialog: Dialog): void }) {
  return (
    <>
      {!roster.class.cancelledAt && (
        <Button leftSection={<UserPlus size={18} aria-hidden />} onClick={() => onOpen("walk-in")}>
          Add a walk-in
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<Mail size={18} aria-hidden />}
        onClick={() => onOpen("message")}
      >
        Send a message
      </Button>
      <MoreMenu roster={roster} onCancelClass={() => onOpen("cancel-class")} />
    </>
  );
}

interface GroupChoiceProps {
  items: readonly RosterEntry[];
  group: Group;
  onChange(group: Group): void;
}

function GroupChoice({ items, group, onChange }: GroupChoiceProps) {
  return (
    <SegmentedControl
      size="md"
      aria-label="Show"
      value={group}
      onChange={(value) => onChange(value as Group)}
      data={(Object.keys(GROUPS) as Group[]).map((name) => ({
        value: name,
        label: `${GROUPS[name].label} (${inGroup(items, name).length})`,
      }))}
    />
  );
}

interface EntryProps {
  entry: RosterEntry;
  event: Roster["class"];
  checkIns: CheckIns;
  onChoose(action: EntryAction): void;
}

function Entry({ entry, event, checkIns, onChoose }: EntryProps) {
  const canCheckIn = entry.status === "confirmed" && !event.cancelledAt;
  return (
    <EntryRow
      entry={entry}
      lead={
        canCheckIn ? (
          <CheckInButton
            entry={entry}
            hereSince={checkedInSince(entry, checkIns.waiting)}
            onChange={(here) => checkIns.check(entry.id, here)}
          />
        ) : (
          entry.position !== null && <span className={styles.position}>{entry.position}</span>
        )
      }
      menu={
        <EntryMenu
          entry={entry}
          isOff={event.cancelledAt !== null}
          isLast={entry.position === event.waiting}
          onChoose={onChoose}
        />
      }
    />
  );
}

interface DialogsProps {
  roster: Roster;
  dialog: Dialog;
  onClose(): void;
  onDone(): void;
}

function Dialogs({ roster, dialog, onClose, onDone }: DialogsProps) {
  if (dialog === null) return null;
  if (dialog === "walk-in") return <WalkInDialog roster={roster} onClose={onClose} onDone={onDone} />;
  if (dialog === "message") return <MessageDialog roster={roster} onClose={onClose} />;
  if (dialog === "cancel-class")
    return <CancelClassDialog roster={roster} onClose={onClose} onDone={onDone} />;
  return <EntryDialog {...dialog} classId={roster.class.id} onClose={onClose} onDone={onDone} />;
}

interface EntryDialogsProps {
  action: EntryAction;
  entry: RosterEntry;
  classId: string;
  onClose(): void;
  onDone(): void;
}

function EntryDialog({ action, ...rest }: EntryDialogsProps) {
  if (action === "note") return <NoteDialog {...rest} />;
  if (action === "answers") return <PrivateAnswers {...rest} />;
  if (action === "move") return <MoveDialog {...rest} />;
  return action === "cancel" ? <CancelDialog {...rest} /> : null;
}

function placeAfter(action: EntryAction, position: number): number | null {
  if (action === "first") return 1;
  if (action === "up") return position - 1;
  return action === "down" ? position + 1 : null;
}
