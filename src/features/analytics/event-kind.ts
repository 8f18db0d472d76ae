/** What is counted. Searches are counted where they are answered, in the search's own totals. */
export type EventKind = "page" | "missed" | "registration" | "gift" | "error";

/** Something that happened so many times on a day. */
export interface CountedEvent {
  /** In the hospital's time zone, as YYYY-MM-DD. */
  day: string;
  kind: EventKind;
  key: string;
  count: number;
}
