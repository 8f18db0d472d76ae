import type { BlockProps } from "~/content/blocks/block-props";
import { ListSection } from "~/content/blocks/layout/list-section";
import { DateLeaf } from "~/ui/date-leaf/date-leaf";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { StopItem } from "../../cmu-stop/stop-item";
import type { mobileUnitBlock } from "./block";
import styles from "./render.module.css";

export default function MobileUnit(props: BlockProps<typeof mobileUnitBlock>) {
  return (
    <ListSection
      {...props}
      otherwise="No stop is planned right now."
      show={(items) => (
        <>
          <ol className={styles.stops}>
            {items.map((stop) => (
              <Stop key={stop.id} {...stop} />
            ))}
          </ol>
          <p className={styles.follow}>
            <Link href="/mobile-unit/feed.ics">Follow all stops in your calendar</Link>
          </p>
        </>
      )}
    />
  );
}

function Stop({ town, place, when, services, note, icsHref, month, day }: StopItem) {
  return (
    <li className={styles.stop}>
      <DateLeaf month={month} day={day} />
      <div className={styles.words}>
        <h3 className={styles.town}>{town}</h3>
        <p className={styles.when}>{when}</p>
        <p className={styles.place}>
          <Icon name="pin" className={styles.pin} />
          {place}
        </p>
        <p>{services.join(", ")}</p>
        {note && <p className={styles.note}>{note}</p>}
        <p>
          <Link href={icsHref} className={styles.calendar}>
            <Icon name="calendar" />
            <span>
              Add to calendar
              <VisuallyHidden>
                : {town}, {when}
              </VisuallyHidden>
            </span>
          </Link>
        </p>
      </div>
    </li>
  );
}
