import { useEffect, useRef } from "react";
import type { EventDetails, EventName } from "./event-details";
import { on } from "./on";

/** Calls `listener` for every event of that name while the component is on the page. */
export function useNamedEvent<Name extends EventName>(
  name: Name,
  listener: (detail: EventDetails[Name]) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => on(name, (detail) => latest.current(detail)), [name]);
}
