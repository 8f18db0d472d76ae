import { createContext } from "react";
import type { EventDetails, EventName } from "./event-details";

export interface FiredEvent {
  name: EventName;
  detail: EventDetails[EventName];
}

/** What was fired before the part of the page below was there to hear it. */
export const MissedEvent = createContext<FiredEvent | undefined>(undefined);
