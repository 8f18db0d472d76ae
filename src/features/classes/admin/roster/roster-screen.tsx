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

type Dialog = "walk-in" | "message" | "cancel-class" | { action: EntryAction; entry: RosterEntry } | null;

/** The people with a seat, the waitlist, and the check-ins. */
export function RosterScreen({ roster }: { roster: Roster }) {
  const { class: event, items } = roster;
  const { waiting: unsent, check } = useCheckIns(event.id);
  const [words, setWords] = useState("");
  const [group, setGroup] = useState<Group>("coming");
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["roster", event.id] });

  const hereSince = ({ id, status, checkedInAt }: RosterEntry) => {
    if (status !== "confirmed") return null;
    const mark = unsent.find(({ registrationId }) => registrationId === id);
    return mark ? (mark.here ? mark.at : null) : checkedInAt;
  };
  const inGroup = (name: Group) =>
    items.filter(({ status }) => (GROUPS[name].statuses as readonly string[]).includes(status));
  const shown = findEntries(inGroup(group), words);

  function choose(action: EntryAction, entry: RosterEntry) {
    if (action === "offer") return act(rosterApi.offer(entry.id), "We offered them a seat by email.");
    if (action === "seat")
      return act(rosterApi.seat(entry.id), "They have a seat now. We notify them by email.");
    const place = placeAfter(action, entry.position ?? 1);
    if (place !== null)
      return act(rosterApi.place(entry.id, place), "The order of the waitlist was changed.");
    setDialog({ action, entry });
  }
  const act = (done: Promise<unknown>, said: string) =>
    void done.then(() => notifyDone(said), notifyFailed).finally(refresh);

  return (
    <>
      <div className={styles.screen}>
        <Screen
          title={event.title}
          lead={[event.when, event.place].filter(Boolean).join(" · ")}
          back={{ href: `/admin/classes/${event.id}`, label: "The class" }}
          actions={
            <>
              {!event.cancelledAt && (
                <Button leftSection={<UserPlus size={18} aria-hidden />} onClick={() => setDialog("walk-in")}>
                  Add a walk-in
                </Button>
              )}
              <Button
                variant="default"
                leftSection={<Mail size={18} aria-hidden />}
                onClick={() => setDialog("message")}
              >
                Send a message
              </Button>
              <MoreMenu roster={roster} onCancelClass={() => setDialog("cancel-class")} />
            </>
          }
        >
          {event.cancelledAt && (
            <Alert color="clay" mb="md" title="This class is canceled">
              We notified everyone and refund all payments.
            </Alert>
          )}
          <SeatFacts roster={roster} here={items.filter((entry) => hereSince(entry) !== null).length} />
          <p role="status" className={styles.unsent}>
            {unsent.length > 0 &&
              `No connection. ${unsent.length === 1 ? "One check-in is" : `${unsent.length} check-ins are`} saved on this device and will be sent automatically.`}
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
            <SegmentedControl
              size="md"
              aria-label="Show"
              value={group}
              onChange={(value) => setGroup(value as Group)}
              data={(Object.keys(GROUPS) as Group[]).map((name) => ({
                value: name,
                label: `${GROUPS[name].label} (${inGroup(name).length})`,
              }))}
            />
          </search>
          {shown.length === 0 ? (
            <p className={styles.none}>{words ? `No one matches “${words}”.` : GROUPS[group].none}</p>
          ) : (
            <ul className={styles.rows} aria-label={GROUPS[group].label}>
              {shown.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  lead={
                    entry.status === "confirmed" && !event.cancelledAt ? (
                      <CheckInButton
                        entry={entry}
                        hereSince={hereSince(entry)}
                        onChange={(here) => check(entry.id, here)}
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
                      onChoose={(action) => choose(action, entry)}
                    />
                  }
                />
              ))}
            </ul>
          )}
        </Screen>
      </div>
      <PrintedRoster roster={roster} />
      {dialog === "walk-in" && <WalkInDialog roster={roster} onClose={close} onDone={refresh} />}
      {dialog === "message" && <MessageDialog roster={roster} onClose={close} />}
      {dialog === "cancel-class" && <CancelClassDialog roster={roster} onClose={close} onDone={refresh} />}
      {dialog !== null && typeof dialog === "object" && (
        <EntryDialog {...dialog} classId={event.id} onClose={close} onDone={refresh} />
      )}
    </>
  );
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
