import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { OpenStatus } from "~/ui/open-status/open-status";
import { Phone } from "~/ui/phone/phone";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./location-info.module.css";
import type { MapLocation } from "./map-location";

/** The information above a location's marker. Its list entry has the same. */
export function LocationInfo({ location, onClose }: { location: MapLocation; onClose: () => void }) {
  const { name, address, phone, directions } = location;
  return (
    <div className={styles.info}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <button type="button" className={styles.close} onClick={onClose} aria-label={`Close ${name}`}>
          <Icon name="close" />
        </button>
      </div>
      <p>
        <OpenStatus open={location.isOpen} status={location.status} detail={location.detail} />
      </p>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.links}>
        <Phone number={phone} label={name} className={styles.link} />
        {directions && (
          <Link href={directions} className={styles.link}>
            Directions<VisuallyHidden> to {name}</VisuallyHidden>
          </Link>
        )}
      </p>
    </div>
  );
}
