import { type Fact, Facts } from "~/ui/facts/facts";
import { Link } from "~/ui/link/link";
import { OpenStatus } from "~/ui/open-status/open-status";
import { Phone } from "~/ui/phone/phone";
import { displayPhone } from "~/ui/phone/phone-number";
import styles from "./location.module.css";
import type { LocationPage } from "./location-page";

/** How to reach the location. The facts are in the same order on all pages. */
export function PlaceFacts({
  place,
  open,
  confirmedOn,
}: Pick<LocationPage, "place" | "open" | "confirmedOn">) {
  const written: Fact[] = (["entrance", "parking", "accessibility"] as const).flatMap((kind) =>
    place[kind] ? [{ kind, value: place[kind] }] : [],
  );
  const facts: Fact[] = [
    { kind: "status", value: <OpenStatus open={open.isOpen} status={open.status} detail={open.detail} /> },
    { kind: "phone", value: <Phone number={place.phoneMain} label={place.name} /> },
    { kind: "address", value: <Address place={place} /> },
    ...written,
  ];
  if (place.phoneFax) facts.push({ kind: "fax", value: displayPhone(place.phoneFax) });
  return <Facts facts={facts} confirmedOn={confirmedOn || undefined} />;
}

function Address({ place }: Pick<LocationPage, "place">) {
  const onTheMap = new URLSearchParams({ heading: place.name, locationId: place.id });
  return (
    <>
      <address className={styles.address}>
        {place.addressLine1}
        {place.addressLine2 && (
          <>
            <br />
            {place.addressLine2}
          </>
        )}
        <br />
        {place.addressCity}, {place.addressState} {place.addressPostalCode}
      </address>
      <ul className={styles.directions}>
        {place.googleMapsLink && (
          <li>
            <Link href={place.googleMapsLink}>Directions in Google Maps</Link>
          </li>
        )}
        {place.appleMapsLink && (
          <li>
            <Link href={place.appleMapsLink}>Directions in Apple Maps</Link>
          </li>
        )}
        <li>
          <Link href={`emit:locations-map?${onTheMap}`}>See it on our map</Link>
        </li>
      </ul>
    </>
  );
}
