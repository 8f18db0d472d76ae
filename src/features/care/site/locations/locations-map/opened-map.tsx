import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { successOf } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";
import { Loader } from "~/ui/loader/loader";
import { LocationsUnavailable } from "./locations-unavailable";
import { type MapLocation, mapLocations } from "./map-location";
import styles from "./opened-map.module.css";

type Opening = "loading" | "failed" | Awaited<ReturnType<typeof open>>;

/** Loads the list and the map in parallel when the modal opens. */
async function open() {
  const [{ LocationsMap }, locations] = await Promise.all([import("./locations-map"), loadLocations()]);
  return { LocationsMap, locations };
}

/** @param props.onLeft called when the visitor goes to another page */
export function OpenedMap({ locationId, onLeft }: { locationId?: string; onLeft: () => void }) {
  const { opening, tryAgain } = useOpening();
  useLeaving(onLeft);

  if (opening === "loading") {
    return (
      <div className={styles.loading}>
        <Loader label="Loading the locations" />
      </div>
    );
  }
  if (opening === "failed" || opening.locations.length === 0)
    return <LocationsUnavailable onTryAgain={tryAgain} />;
  const { LocationsMap, locations } = opening;
  return <LocationsMap key={locationId} locations={locations} locationId={locationId} />;
}

function useOpening(): { opening: Opening; tryAgain: () => void } {
  const [opening, setOpening] = useState<Opening>("loading");
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt must send a request
  useEffect(() => {
    let isCurrent = true;
    setOpening("loading");
    open().then(
      (opened) => isCurrent && setOpening(opened),
      () => isCurrent && setOpening("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return { opening, tryAgain: () => setAttempt((count) => count + 1) };
}

function useLeaving(onLeft: () => void): void {
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedOn.current) onLeft();
  }, [pathname, onLeft]);
}

/**
 * Fetches all locations with their opening state.
 * @throws Error if the request fails
 */
async function loadLocations(): Promise<MapLocation[]> {
  const answer = successOf(await get("/api/location/list"));
  return mapLocations(answer.locations);
}
