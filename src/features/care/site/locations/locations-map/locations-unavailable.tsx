import { useRouteLoaderData } from "react-router";
import type { RootData } from "~/site/root-data";
import { Alert } from "~/ui/alert/alert";
import { Button, ButtonLink } from "~/ui/button/button";
import { Phone } from "~/ui/phone/phone";
import styles from "./locations-unavailable.module.css";

/** Replaces the locations if they cannot be loaded. Shows the phone number and the pages that list them. */
export function LocationsUnavailable({ onTryAgain }: { onTryAgain: () => void }) {
  const phones = useRouteLoaderData<RootData>("root")?.settings?.phones ?? [];
  return (
    <div className={styles.wayOn}>
      <Alert tone="notice" title="The locations could not be loaded" announced>
        <p>Your connection may be down for a moment. These numbers work all the same:</p>
      </Alert>
      <dl className={styles.phones}>
        {phones.map(({ label, phone, hours }) => (
          <div key={label} className={styles.phone}>
            <dt>
              {label}
              {hours && <span className={styles.hours}>{hours}</span>}
            </dt>
            <dd>
              <Phone number={phone} label={label} className={styles.number} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.actions}>
        <Button onClick={onTryAgain}>Try again</Button>
        <ButtonLink look="quiet" href="/specialties-and-locations#locations">
          Go to the list of locations
        </ButtonLink>
      </p>
    </div>
  );
}
