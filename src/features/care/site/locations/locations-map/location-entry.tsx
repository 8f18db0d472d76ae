import type { FocusEvent, PointerEvent } from "react";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link/link";
import { MarkerMark } from "~/ui/map/marker-mark";
import { OpenStatus } from "~/ui/open-status/open-status";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import styles from "./location-entry.module.css";
import type { MapLocation } from "./map-location";

export interface LocationEntryProps {
  location: MapLocation;
  isShown: boolean;
  isPinned: boolean;
  /** Called when the visitor presses the location, to pin or unpin it. */
  onKeep: () => void;
  setHovered: (id: string | undefined) => void;
  setFocused: (id: string | undefined) => void;
}

/** A location in the list. Hovering over it or focusing it shows it on the map. */
export function LocationEntry({
  location,
  isShown,
  isPinned,
  onKeep,
  setHovered,
  setFocused,
}: LocationEntryProps) {
  const { id, name, isMain, address, directions } = location;
  // `pointerenter` also fires when the list scrolls under a still pointer because of the keyboard or a marker, so only
  // movement counts. Touch scrolling does not hover; a tap focuses and pins.
  const point = ({ pointerType }: PointerEvent) => pointerType !== "touch" && setHovered(id);
  const focus = ({ target }: FocusEvent) => target.matches(":focus-visible") && setFocused(id);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setFocused(undefined);

  return (
    <li
      className={classNames(styles.entry, isShown && styles.shown, isPinned && styles.kept)}
      data-location={id}
      onPointerMove={point}
      onPointerLeave={() => setHovered(undefined)}
      onFocus={focus}
      onBlur={blur}
    >
      <MarkerMark isMain={isMain} active={isShown} />
      <h3 className={styles.name}>
        <button type="button" className={styles.button} aria-pressed={isPinned} onClick={onKeep}>
          {name}
          <VisuallyHidden> (show on the map)</VisuallyHidden>
        </button>
      </h3>
      <div className={styles.facts}>
        <p>
          <OpenStatus open={location.isOpen} status={location.status} detail={location.detail} />
        </p>
        <address className={styles.address}>{address.join(", ")}</address>
        {location.statusNote && (
          <p className={styles.note}>
            <TextWithPhones text={location.statusNote} />
          </p>
        )}
        <div className={styles.links}>
          <Phone number={location.phone} label={name} className={styles.link} />
          {directions && (
            <Link href={directions} className={styles.link}>
              Directions<VisuallyHidden> to {name}</VisuallyHidden>
            </Link>
          )}
          <Link href={`/location/${location.slug}`} className={styles.link}>
            Details<VisuallyHidden> of {name}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </li>
  );
}
