/** The kinds of counted events. The search counts searches itself. */
export type EventKind = "page" | "missed" | "registration" | "gift" | "error";

/** A number of equal events on a day. */
export interface CountedEvent {
  /** In the hospital's time zone, as YYYY-MM-DD. */
  day: string;
  kind: EventKind;
  key: string;
  count: number;
}
