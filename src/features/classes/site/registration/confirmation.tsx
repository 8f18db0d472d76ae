import { useSiteSettings } from "~/features/settings/shared/site/use-site-settings";
import { Phone } from "~/ui/phone/phone";
import type { RegisteredClass } from "../site-events";
import styles from "./confirmation.module.css";
import { formatSpan } from "./format-span";

/**
 * The confirmation of a registration. Anyone can write its address. Without a status, the text must be true for every
 * reader.
 */
export function Confirmation({ classType, startDate, endDate, title, status }: RegisteredClass) {
  const settings = useSiteSettings();
  const when = formatSpan(startDate, endDate);
  return (
    <div className={styles.confirmation}>
      {(title || classType) && (
        <p className={styles.what}>
          {title && <strong>{title}</strong>}
          {classType && classType !== title && <span>{classType}</span>}
          {when && <span>{when}</span>}
        </p>
      )}
      <p>{WORDS[status ?? "unproven"]}</p>
      {settings && (
        <p>
          Cannot come? Use the private link of the email, or call{" "}
          <Phone number={settings.classCancellationPhone} label="Classes" />; for Birth Place tours{" "}
          <Phone number={settings.birthPlaceCancellationPhone} label="The Birth Place" />.
        </p>
      )}
    </div>
  );
}

const WORDS = {
  confirmed: "You are registered. An email with the details and a calendar entry is on its way to you.",
  waitlisted:
    "You are on the waitlist. An email with your place, and a private link to see it at any time, is on its way to you.",
  unproven:
    "If you registered, an email is on its way to you: it says whether you have a seat, and has a private link to see, change or cancel it.",
};
