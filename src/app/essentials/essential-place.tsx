import { Link } from "~/ui/link/link";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { EssentialPlaceFacts } from "./essential-places";
import styles from "./essentials.module.css";

const STATUSES = { open: "", limited: "Some services are limited. ", closed: "Closed for now. " };

/** One place: address, hours, phone, and the coming days with other hours. */
export function EssentialPlace({ place }: { place: EssentialPlaceFacts }) {
  const { name, slug, lines, phoneMain, status, statusNote, entrance, parking, always, hours } = place;
  return (
    <article className={styles.place} aria-labelledby={`place-${slug}`}>
      <h3 id={`place-${slug}`}>
        <Link href={`/location/${slug}`} className={styles.name}>
          {name}
        </Link>
      </h3>
      {(statusNote || status !== "open") && (
        <p className={styles.notice}>
          <TextWithPhones text={`${STATUSES[status]}${statusNote}`} />
        </p>
      )}
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <Phone number={phoneMain} label={name} className={styles.call} />
      </address>
      {always ? <p>Open day and night, every day of the year.</p> : <Week hours={hours} />}
      {hours.note && (
        <p className={styles.aside}>
          <TextWithPhones text={hours.note} />
        </p>
      )}
      {hours.closures.length > 0 && (
        <>
          <h4 className={styles.soon}>Other hours soon</h4>
          <dl className={styles.hours}>
            {hours.closures.map(({ name: day, date, isoDate, times }) => (
              <div key={isoDate}>
                <dt>
                  {day} <time dateTime={isoDate}>{date}</time>
                </dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {(entrance || parking) && (
        <p className={styles.aside}>
          <TextWithPhones text={[entrance, parking].filter(Boolean).join(" ")} />
        </p>
      )}
      <Directions place={place} />
    </article>
  );
}

function Directions({ place }: { place: EssentialPlaceFacts }) {
  const maps = [
    ["Google Maps", place.googleMapsLink],
    ["Apple Maps", place.appleMapsLink],
  ] as const;
  return (
    <p className={styles.ways}>
      {maps.map(
        ([service, link]) =>
          link && (
            <Link key={service} href={link}>
              Directions<VisuallyHidden> to {place.name}</VisuallyHidden> in {service}
            </Link>
          ),
      )}
    </p>
  );
}

function Week({ hours: { week, monthly } }: Pick<EssentialPlaceFacts, "hours">) {
  return (
    <dl className={styles.hours}>
      {week.map(({ days, times, notes }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{[...times, ...notes].join(", ")}</dd>
        </div>
      ))}
      {monthly.map(({ days, times, note }) => (
        <div key={`${days} ${times}`}>
          <dt>{days}</dt>
          <dd>{[times, note].filter(Boolean).join(", ")}</dd>
        </div>
      ))}
    </dl>
  );
}
