import { useHospitalZone } from "~/admin/content/hospital-zone";
import { fullMoment } from "~/admin/content/words";
import { displayPhone } from "~/ui/phone/phone-number";
import type { Roster, RosterEntry } from "../../api/admin/schemas";
import { nameOf } from "./name-of";
import { peopleIn } from "./people-in";
import styles from "./roster.module.css";

/** Blank lines for walk-ins. */
const EMPTY_LINES = 4;

interface PrintedRosterProps {
  roster: Roster;
  /** From 1. */
  session: number;
}

/** The roster on paper, for check-in with a pen. Shown only in print. */
export function PrintedRoster({ roster: { class: event, items }, session }: PrintedRosterProps) {
  const zone = useHospitalZone();
  const coming = items.filter(({ status }) => status === "confirmed" || status === "held");
  const named = coming.reduce((sum, entry) => sum + entry.people, 0);
  const count = named + coming.filter(({ bringingGuest }) => bringingGuest).length;
  const people = count === 1 ? "1 person" : `${count} people`;
  return (
    <section className={styles.printed} aria-hidden="true">
      <h1>{event.title}</h1>
      <p>{[event.when, event.place].filter(Boolean).join(" · ")}</p>
      {event.sessionStarts.length > 1 && (
        <p>
          Session {session}: {fullMoment(event.sessionStarts[session - 1] ?? event.startsAt, zone)}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th>Here</th>
            <th>Name</th>
            <th>Phone</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          {coming.flatMap((entry) =>
            peopleIn(entry, { session }).map((person, at) => (
              <tr key={`${entry.id} ${person.number}`}>
                <td className={styles.box}>
                  <span>{person.hereSince && "✓"}</span>
                </td>
                <td>{at === 0 ? <PaperName entry={entry} /> : `with them: ${person.name}`}</td>
                <td className={styles.fixed}>{at === 0 && displayPhone(entry.phone)}</td>
                <td>{[at === 0 && entry.note, person.needs].filter(Boolean).join(" · ")}</td>
              </tr>
            )),
          )}
          {Array.from({ length: EMPTY_LINES }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
            <tr key={line}>
              <td className={styles.box}>
                <span />
              </td>
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>
        {people} as of {fullMoment(new Date().toISOString(), zone)}. Names and phone numbers are private.
        Shred this list after the class.
      </p>
    </section>
  );
}

function PaperName({ entry }: { entry: RosterEntry }) {
  const { firstName, lastName, bringingGuest, status } = entry;
  return (
    <>
      {lastName ? (
        <>
          <span className={styles.last}>{lastName}</span>, {firstName}
        </>
      ) : (
        nameOf(entry)
      )}
      {bringingGuest && " + guest"}
      {status === "held" && " (not paid yet)"}
    </>
  );
}
