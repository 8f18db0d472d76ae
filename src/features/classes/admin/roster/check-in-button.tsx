import { Check } from "lucide-react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import type { RosterEntry } from "../../api/admin/schemas";
import { nameOf } from "./name-of";
import styles from "./roster.module.css";

interface CheckInButtonProps {
  entry: RosterEntry;
  /** When the person was checked in; null if they are not. */
  hereSince: string | null;
  onChange(here: boolean): void;
}

/** Checks a person in, and shows since when they have been here. A second press undoes it. Sized for a thumb. */
export function CheckInButton({ entry, hereSince, onChange }: CheckInButtonProps) {
  const timeZone = useHospitalZone();
  const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone });
  return (
    <>
      <button
        type="button"
        className={styles.check}
        aria-pressed={hereSince !== null}
        onClick={() => onChange(hereSince === null)}
      >
        <span className={styles.tick} aria-hidden="true">
          {hereSince !== null && <Check size={22} strokeWidth={3} />}
        </span>
        <span>
          <span className="visually-hidden">{nameOf(entry)} is </span>Here
        </span>
      </button>
      {hereSince !== null && <small className={styles.since}>since {time.format(new Date(hereSince))}</small>}
    </>
  );
}
