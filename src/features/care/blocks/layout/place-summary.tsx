import type { ImageView } from "~/features/media/shared/image/image-view";
import { pictureOf } from "~/features/media/shared/image/picture-of";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link/link";
import { OpenStatus } from "~/ui/open-status/open-status";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Picture } from "~/ui/picture/picture";
import { VisuallyHidden } from "~/ui/visually-hidden/visually-hidden";
import type { PlaceFacts, PlaceView } from "../../shared/location/place-view";
import styles from "./place-summary.module.css";

export interface PlaceSummaryProps {
  /** Without an opening state if it is unknown when the page's provider is there. */
  place: (PlaceView | PlaceFacts) & {
    /** The days on which the page's provider is there: "Tuesdays only". */
    days?: string;
  };
  /** Shown above the name, which is then larger. */
  picture?: ImageView | null;
  headingLevel?: 2 | 3 | 4;
}

/** The summary of a location: opening state, phone, address, directions. All pages use it, so they look the same. */
export function PlaceSummary({ place, picture, headingLevel = 3 }: PlaceSummaryProps) {
  const { slug, name, statusNote, phone, address, directions } = place;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.place}>
      {picture && (
        <Picture
          image={{ ...pictureOf(picture), alt: "" }}
          shape="wide"
          sizes="(min-width: 992px) 24rem, 100vw"
          className={styles.picture}
        />
      )}
      <Heading className={classNames(styles.name, picture !== undefined && styles.large)}>
        <Link href={`/location/${slug}`}>{name}</Link>
      </Heading>
      {"status" in place && (
        <p>
          <OpenStatus open={place.isOpen} status={place.status} detail={place.detail} />
        </p>
      )}
      {place.days && <p>{place.days}</p>}
      <p>
        <Phone number={phone} label={name} />
      </p>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {directions && (
        <p>
          <Link href={directions}>
            Directions<VisuallyHidden> to {name}</VisuallyHidden>
          </Link>
        </p>
      )}
      {statusNote && (
        <p className={styles.note}>
          <TextWithPhones text={statusNote} />
        </p>
      )}
    </div>
  );
}
