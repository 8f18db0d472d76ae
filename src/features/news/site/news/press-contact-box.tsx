import type { PageContact } from "~/features/pages/shared/first-contact";
import { Phone } from "~/ui/phone/phone";
import styles from "./press-contact-box.module.css";

/** The press contact next to a news item. */
export function PressContactBox({ contact: { label, phone, email, hours } }: { contact: PageContact }) {
  return (
    <aside className={styles.box} aria-labelledby="for-reporters">
      <h2 id="for-reporters" className={styles.heading}>
        For reporters
      </h2>
      <p>{label}</p>
      {phone && (
        <p>
          <Phone number={phone} label={label} />
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {hours && <p className={styles.hours}>{hours}</p>}
    </aside>
  );
}
