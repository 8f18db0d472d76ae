import { TextWithPhones } from "~/ui/phone/text-with-phones";
import styles from "./location.module.css";
import type { LocationPage } from "./location-page";

const HOLIDAYS_SHOWN = 3;

/** The weekly hours, the hours in some weeks only, and the upcoming exceptions. */
export function Hours({
  hours,
  always,
  note,
}: {
  hours: LocationPage["hours"];
  always: boolean;
  note: string;
}) {
  const next = hours.holidays.slice(0, HOLIDAYS_SHOWN);
  const later = hours.holidays.slice(HOLIDAYS_SHOWN);
  return (
    <div className={styles.hours}>
      {always ? (
        <p className={styles.always}>Open day and night, every day of the year.</p>
      ) : (
        <Week week={hours.week} monthly={hours.monthly} />
      )}
      {note && (
        <p className={styles.note}>
          <TextWithPhones text={note} />
        </p>
      )}
      {next.length > 0 && (
        <>
          <h3 className={styles.subheading}>Holidays</h3>
          <Holidays holidays={next} />
          {later.length > 0 && (
            <details className={styles.later}>
              <summary>The other holidays of the coming year</summary>
              <Holidays holidays={later} />
            </details>
          )}
        </>
      )}
    </div>
  );
}

function Week({ week, monthly }: Pick<LocationPage["hours"], "week" | "monthly">) {
  return (
    <dl className={styles.week}>
      {week.map(({ days, times, notes }) => (
        <div key={days} className={styles.day}>
          <dt>{days}</dt>
          <dd>
            {[...times, ...notes].map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
      {monthly.map(({ days, times, note: what, nextDate }) => (
        <div key={`${days} ${times}`} className={styles.day}>
          <dt>{days}</dt>
          <dd>
            <span className={styles.line}>{times}</span>
            {what && <span className={styles.line}>{what}</span>}
            {nextDate && <span className={styles.aside}>Next on {nextDate}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Holidays({ holidays }: { holidays: LocationPage["hours"]["holidays"] }) {
  return (
    <dl className={styles.week}>
      {holidays.map(({ name, date, isoDate, times }) => (
        <div key={isoDate} className={styles.day}>
          <dt>
            {name}
            <time dateTime={isoDate} className={styles.aside}>
              {date}
            </time>
          </dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
