import { SegmentedControl } from "@mantine/core";
import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { CheckInButton, GroupCheckInButton, GroupPeople } from "./check-in-button";
import { type EntryAction, EntryMenu } from "./entry-menu";
import { EntryRow } from "./entry-row";
import { GROUPS, type Group, inGroup } from "./groups";
import { othersOf } from "./name-of";
import type { PersonOnRoster } from "./people-in";
import styles from "./roster.module.css";
import type { CheckIns } from "./use-check-ins";

interface RosterListProps {
  roster: Roster;
  entries: readonly RosterEntry[];
  group: Group;
  checkIns: CheckIns;
  onChoose(action: EntryAction, entry: RosterEntry): void;
}

/** The people of one group, each with check-in and menu. */
export function RosterList({ roster, entries, group, checkIns, onChoose }: RosterListProps) {
  return (
    <ul className={styles.rows} aria-label={GROUPS[group].label}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          event={roster.class}
          checkIns={checkIns}
          onChoose={(action) => onChoose(action, entry)}
        />
      ))}
    </ul>
  );
}

interface GroupChoiceProps {
  items: readonly RosterEntry[];
  group: Group;
  onChange(group: Group): void;
}

export function GroupChoice({ items, group, onChange }: GroupChoiceProps) {
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
  const people = checkIns.people(entry);
  const [alone] = people;
  const check = (some: readonly PersonOnRoster[], here: boolean) => checkIns.check(entry, some, here);
  const button =
    people.length === 1 && alone ? (
      <CheckInButton person={alone} onChange={(here) => check([alone], here)} />
    ) : (
      <GroupCheckInButton people={people} onChange={check} />
    );
  return (
    <EntryRow
      entry={entry}
      onOpen={() => onChoose("open")}
      lead={
        canCheckIn
          ? button
          : entry.position !== null && <span className={styles.position}>{entry.position}</span>
      }
      people={people.length > 1 && <People entry={entry} people={people} onChange={canCheckIn && check} />}
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

interface PeopleProps {
  entry: RosterEntry;
  people: readonly PersonOnRoster[];
  /** False if nobody can be checked in. */
  onChange: false | ((people: readonly PersonOnRoster[], here: boolean) => void);
}

function People({ entry, people, onChange }: PeopleProps) {
  if (onChange) return <GroupPeople people={people} onChange={onChange} />;
  if (entry.others.length === 0) return null;
  const needed = people.filter(({ needs }) => needs);
  return (
    <>
      <p className={styles.group}>With {othersOf(entry)}</p>
      {needed.map(({ number, name, needs }) => (
        <p key={number} className={styles.quiet}>
          {name}: {needs}
        </p>
      ))}
    </>
  );
}
