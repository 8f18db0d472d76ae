import { EventModal } from "~/ui/modal/event-modal";
import { OpenedMap } from "./opened-map";

/**
 * The map of locations in a modal. The event `locations-map` opens it with a heading and, to show one location, its id.
 */
export default function LocationsMapModal() {
  return (
    <EventModal
      opensOn="locations-map"
      closesOn="locations-map-close"
      width="wide"
      title={(detail) => detail?.heading || "All Locations"}
    >
      {(detail, close) => <OpenedMap locationId={detail?.locationId} onLeft={close} />}
    </EventModal>
  );
}
