import { Check } from "lucide-react";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import type { RosterEntry } from "../../api/admin/schemas";
import { nameOf } from "./name-of";
import styles from "./roster.module.css";

interface CheckInButtonProps {
  entry: RosterEntry;
  /** Since when they are here; null while they are not. */
  hereSince: string | null;
  onChange(here: boolean): void;
}

/** Big enough for a thumb at a door: who is here, and since when. Pressed again it is taken back. */
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
