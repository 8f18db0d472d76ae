import type { BlockProps } from "~/content/blocks/block-props";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { OpenStatus } from "~/ui/open-status/open-status";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Section } from "~/ui/section/section";
import type { todayAtAGlanceBlock } from "./block";
import styles from "./render.module.css";
import type { CurrentPlace, EmergencyNow } from "./today";
import type { UpcomingDay } from "./upcoming-days";

export default function TodayAtAGlance({
  heading,
  data,
  anchor,
  ground,
}: BlockProps<typeof todayAtAGlanceBlock>) {
  return (
    <Section ground={ground} className={styles.today}>
      <div className={styles.head}>
        {heading && <h2 id={anchor}>{heading}</h2>}
        <p className={styles.date}>{data.date}</p>
      </div>
      <div className={styles.columns}>
        {data.emergency && <Emergency {...data.emergency} />}
        <ul className={styles.places}>
          {data.places.map((place) => (
            <li key={place.slug} className={styles.place}>
              <Place {...place} />
            </li>
          ))}
        </ul>
      </div>
      {data.comingUp.length > 0 && <NextDays items={data.comingUp} />}
    </Section>
  );
}

function Emergency({ name, address, phone, googleMapsLink, slug }: EmergencyNow) {
  return (
    <div className={styles.emergency}>
      <h3 className={styles.emergencyName}>{name}</h3>
      <p className={styles.always}>
        <Icon name="clock" />
        Open now, 24 hours, every day
      </p>
      <p>
        {address}. <Link href={googleMapsLink || `/location/${slug}`}>Directions</Link>
      </p>
      <p>
        The desk: <Phone number={phone} label={name} className={styles.emergencyPhone} />
      </p>
      <p className={styles.lifeThreat}>
        If a life may be in danger, call{" "}
        <a href="tel:911" className={styles.emergencyPhone}>
          911
        </a>
        . Do not drive yourself.
      </p>
    </div>
  );
}

function Place({ slug, name, city, phone, isOpen, status, detail, note }: CurrentPlace) {
  return (
    <>
      <h3 className={styles.name}>
        <Link href={`/location/${slug}`}>{name}</Link>
      </h3>
      <p className={styles.city}>{city}</p>
      <p className={styles.status}>
        <OpenStatus open={isOpen} status={status} detail={detail} />
      </p>
      <p className={styles.phone}>
        <Icon name="phone" className={styles.phoneIcon} />
        <Phone number={phone} label={name} className={styles.phoneNumber} />
      </p>
      {note && (
        <p className={styles.note}>
          <TextWithPhones text={note} />
        </p>
      )}
    </>
  );
}

function NextDays({ items }: { items: UpcomingDay[] }) {
  return (
    <div className={styles.next}>
      <h3 className={styles.nextHeading}>Good to know</h3>
      <ul className={styles.nextItems}>
        {items.map(({ isoDate, date, title, text, href }) => (
          <li key={`${isoDate} ${title} ${text}`} className={styles.nextItem}>
            <Icon name="calendar" className={styles.nextIcon} />
            <p>
              <time dateTime={isoDate} className={styles.nextDate}>
                {date}
              </time>
              <Link href={href}>{title}</Link> <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
