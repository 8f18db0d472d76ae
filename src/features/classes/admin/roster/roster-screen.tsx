import { Alert, Button, Select, TextInput } from "@mantine/core";
import { Mail, ScanQrCode, Search, UserPlus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { queryClient } from "~/admin/requests/query-client";
import { Screen } from "~/admin/screen/screen";
import type { Roster, RosterClass, RosterEntry } from "../../api/admin/schemas";
import { sessionFor } from "../../registrations/check-ins/session-for";
import { useClock } from "./check-in-button";
import type { EntryAction } from "./entry-menu";
import { findEntries } from "./find-entries";
import { GROUPS, type Group, groupOf, inGroup } from "./groups";
import { MoreMenu } from "./more-menu";
import { PrintedRoster } from "./printed-roster";
import styles from "./roster.module.css";
import { type RosterDialog, RosterDialogs } from "./roster-dialogs";
import { GroupChoice, RosterList } from "./roster-list";
import { runAction } from "./run-action";
import { SeatFacts } from "./seat-facts";
import { type CheckIns, useCheckIns } from "./use-check-ins";

interface RosterScreenProps {
  roster: Roster;
  /**
   * When this tab stored the roster, in milliseconds since 1970, if the server could not be reached. Otherwise null.
   */
  keptAt: number | null;
}

/** The people with a seat, the waitlist, and the check-ins. */
export function RosterScreen({ roster, keptAt }: RosterScreenProps) {
  const { class: event, items } = roster;
  const [session, setSession] = useState(() => sessionFor(startsOf(event), new Date()));
  const checkIns = useCheckIns(event.id, session);
  const [linked] = useState(useLinkedEntry(roster));
  const [dialog, setDialog] = useState<RosterDialog>(linked ? { action: "open", entry: linked } : null);
  const [words, setWords] = useState("");
  const [group, setGroup] = useState<Group>(linked ? groupOf(linked) : "coming");
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ["roster", event.id] });
  const choose = (action: EntryAction, entry: RosterEntry) =>
    runAction(action, entry, { refresh, open: setDialog });
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
          <RosterStatus roster={roster} keptAt={keptAt} checkIns={checkIns} />
          {event.sessionStarts.length > 1 && (
            <SessionChoice event={event} session={session} onChange={setSession} />
          )}
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
            <RosterList roster={roster} entries={shown} group={group} checkIns={checkIns} onChoose={choose} />
          )}
        </Screen>
      </div>
      <PrintedRoster roster={roster} session={session} />
      <RosterDialogs
        roster={roster}
        checkIns={checkIns}
        dialog={dialog}
        onChoose={choose}
        onClose={() => setDialog(null)}
        onDone={refresh}
      />
    </>
  );
}

const startsOf = ({ sessionStarts }: RosterClass) => sessionStarts.map((start) => new Date(start));

interface SessionChoiceProps {
  event: RosterClass;
  session: number;
  onChange(session: number): void;
}

/** The session that people are checked in to. */
function SessionChoice({ event, session, onChange }: SessionChoiceProps) {
  const timeZone = useHospitalZone();
  const day = new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  return (
    <Select
      className={styles.session}
      label="Check in to"
      size="md"
      allowDeselect={false}
      value={String(session)}
      onChange={(value) => onChange(Number(value))}
      data={startsOf(event).map((start, at) => ({
        value: String(at + 1),
        label: `Session ${at + 1}: ${day.format(start)}`,
      }))}
    />
  );
}

/** The person whose id is in the address, as in links from Ctrl-K. */
function useLinkedEntry({ items }: Roster) {
  const [query] = useSearchParams();
  return items.find(({ id }) => id === query.get("person")) ?? null;
}

interface RosterStatusProps extends RosterScreenProps {
  checkIns: CheckIns;
}

/** Shows whether the class is canceled, its seats, and the number of unsent check-ins. */
function RosterStatus({ roster, keptAt, checkIns }: RosterStatusProps) {
  const time = useClock();
  const { waiting: unsent } = checkIns;
  const people = roster.items.flatMap((entry) => checkIns.people(entry));
  const presentCount = people.filter(({ hereSince }) => hereSince !== null).length;
  return (
    <>
      {roster.class.cancelledAt && (
        <Alert color="clay" mb="md" title="This class is canceled">
          We notified everyone and refund all payments.
        </Alert>
      )}
      <SeatFacts roster={roster} here={presentCount} />
      <p role="status" className={styles.unsent}>
        {(keptAt !== null || unsent.length > 0) && "No connection."}
        {keptAt !== null && ` This roster is as it was at ${time(new Date(keptAt).toISOString())}.`}
        {unsent.length > 0 && describeUnsent(unsent.length)}
      </p>
    </>
  );
}

function describeUnsent(count: number): string {
  const marks = count === 1 ? "One check-in is" : `${count} check-ins are`;
  return ` ${marks} saved on this device and will be sent automatically.`;
}

function ClassActions({ roster, onOpen }: { roster: Roster; onOpen(dialog: RosterDialog): void }) {
  return (
    <>
      {!roster.class.cancelledAt && (
        <Button
          variant="default"
          leftSection={<ScanQrCode size={18} aria-hidden />}
          onClick={() => onOpen("scan")}
        >
          Check in by code
        </Button>
      )}
      {!roster.class.cancelledAt && (
        <Button leftSection={<UserPlus size={18} aria-hidden />} onClick={() => onOpen("add")}>
          Add a person
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
