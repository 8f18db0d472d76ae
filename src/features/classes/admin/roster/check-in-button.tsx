import { Check } from "lucide-react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import type { PersonOnRoster } from "./people-in";
import styles from "./roster.module.css";

interface CheckInButtonProps {
  person: PersonOnRoster;
  onChange(here: boolean): void;
}

/**
 * Checks a person in, and shows the time since which they have been here. A second press undoes the check-in. Sized for
 * a thumb.
 */
export function CheckInButton({ person: { name, hereSince }, onChange }: CheckInButtonProps) {
  const time = useClock();
  return (
    <>
      <button
        type="button"
        className={styles.check}
        aria-pressed={hereSince !== null}
        onClick={() => onChange(hereSince === null)}
      >
        <CheckMark isOn={hereSince !== null} />
        <span>
          <span className="visually-hidden">{name} is </span>Here
        </span>
      </button>
      {hereSince !== null && <small className={styles.since}>since {time(hereSince)}</small>}
    </>
  );
}

interface GroupProps {
  /** The people of one registration; at least two. */
  people: readonly PersonOnRoster[];
  onChange(people: readonly PersonOnRoster[], here: boolean): void;
}

/** Checks in the people of a group who are not here yet. If everyone is here, a press undoes all check-ins. */
export function GroupCheckInButton({ people, onChange }: GroupProps) {
  const missing = people.filter(({ hereSince }) => hereSince === null);
  const areAllHere = missing.length === 0;
  const count = people.length - missing.length;
  return (
    <>
      <button
        type="button"
        className={styles.check}
        aria-pressed={areAllHere ? true : count > 0 ? "mixed" : false}
        onClick={() => onChange(areAllHere ? people : missing, !areAllHere)}
      >
        <CheckMark isOn={areAllHere} />
        <span>
          <span className="visually-hidden">{people.map(({ name }) => name).join(", ")}: </span>All here
        </span>
      </button>
      {!areAllHere && count > 0 && (
        <small className={styles.since}>
          {count} of {people.length}
        </small>
      )}
    </>
  );
}

export function GroupPeople({ people, onChange }: GroupProps) {
  const time = useClock();
  return (
    <ul className={styles.people} aria-label="Who is here">
      {people.map((person) => (
        <li key={person.number}>
          <button
            type="button"
            className={styles.onePerson}
            aria-pressed={person.hereSince !== null}
            onClick={() => onChange([person], person.hereSince === null)}
          >
            <CheckMark isOn={person.hereSince !== null} />
            <span>
              {person.name}
              <span className="visually-hidden"> is here</span>
              {person.hereSince !== null && <small> since {time(person.hereSince)}</small>}
              {person.needs && <small className={styles.needs}>{person.needs}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function CheckMark({ isOn }: { isOn: boolean }) {
  return (
    <span className={styles.tick} aria-hidden="true">
      {isOn && <Check size={22} strokeWidth={3} />}
    </span>
  );
}

/** Times of day, in the hospital's time zone. */
export function useClock(): (iso: string) => string {
  const timeZone = useHospitalZone();
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone });
  return (iso) => format.format(new Date(iso));
}
