import { Alert } from "@mantine/core";
import { formatDollars } from "~/platform/isomorphic/format-dollars";
import type { RosterEntry } from "../../../api/admin/schemas";
import { GroupCheckInButton, GroupPeople, useClock } from "../check-in-button";
import { nameOf } from "../name-of";
import type { PersonOnRoster } from "../people-in";
import type { CheckIns } from "../use-check-ins";
import type { CodeMeaning } from "./find-by-code";

interface CodeResultProps {
  meaning: CodeMeaning;
  /** Since when the person was here before the scan; null if they were not here. */
  alreadySince: string | null;
  checkIns: CheckIns;
}

/** Says in one sentence what a code stands for. For a group, staff choose who is here. */
export function CodeResult({ meaning, alreadySince, checkIns }: CodeResultProps) {
  const time = useClock();
  switch (meaning.kind) {
    case "class-canceled":
      return <Alert color="clay" title="This class is canceled" />;
    case "unknown":
      return (
        <Alert color="clay" title="Not in this class">
          No registration of this class has that code. Search by name, or look whether they come for another
          class.
        </Alert>
      );
    case "ended":
      return <Alert color="clay" title={`${nameOf(meaning.entry)}: canceled`} />;
    case "unpaid":
      return (
        <Alert color="amber" title={`${nameOf(meaning.entry)}: not paid yet`}>
          Their payment has not arrived, so they are not checked in.
        </Alert>
      );
    case "waiting":
      return <Alert color="amber" title={`${nameOf(meaning.entry)}: on the waitlist, without a seat`} />;
    case "seated":
      return meaning.entry.people > 1 ? (
        <GroupResult entry={meaning.entry} checkIns={checkIns} />
      ) : (
        <Alert
          color={alreadySince ? "amber" : "teal"}
          title={
            alreadySince
              ? `${nameOf(meaning.entry)}: already checked in at ${time(alreadySince)}`
              : `${nameOf(meaning.entry)}: checked in`
          }
        >
          <Owed entry={meaning.entry} />
        </Alert>
      );
  }
}

interface GroupResultProps {
  entry: RosterEntry;
  checkIns: CheckIns;
}

function GroupResult({ entry, checkIns }: GroupResultProps) {
  const people = checkIns.people(entry);
  const check = (some: readonly PersonOnRoster[], here: boolean) => checkIns.check(entry, some, here);
  const presentCount = people.filter(({ hereSince }) => hereSince !== null).length;
  const state =
    presentCount === people.length ? "all checked in" : `${presentCount} of ${people.length} checked in`;
  return (
    <Alert
      color={presentCount === people.length ? "teal" : "amber"}
      title={`Group of ${nameOf(entry)}: ${state}`}
    >
      <Owed entry={entry} />
      <GroupPeople people={people} onChange={check} />
      <GroupCheckInButton people={people} onChange={check} />
    </Alert>
  );
}

function Owed({ entry: { owed } }: { entry: RosterEntry }) {
  return owed > 0 && <p>{formatDollars(owed)} to be paid at the desk.</p>;
}
