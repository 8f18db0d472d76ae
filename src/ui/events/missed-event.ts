import { createContext } from "react";
import type { EventDetails, EventName } from "./event-details";

export interface FiredEvent {
  name: EventName;
  detail: EventDetails[EventName];
}

/** An event that was fired before the part of the page below could listen. */
export const MissedEvent = createContext<FiredEvent | undefined>(undefined);
