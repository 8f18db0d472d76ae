import { useContext, useEffect, useRef } from "react";
import type { EventDetails, EventName } from "./event-details";
import { MissedEvent } from "./missed-event";
import { on } from "./on";

/**
 * Calls `listener` for every event of that name while the component is mounted, and for the event that caused
 * its loading.
 */
export function useNamedEvent<Name extends EventName>(
  name: Name,
  listener: (detail: EventDetails[Name]) => void,
): void {
  const latest = useRef(listener);
  const missed = useContext(MissedEvent);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => on(name, (detail) => latest.current(detail)), [name]);
  useEffect(() => {
    if (missed?.name === name) latest.current(missed.detail as EventDetails[Name]);
  }, [missed, name]);
}
