/** A part of a record's page that search results lead to. Plain text. */
export interface Passage {
  /** The id of the part on the page. */
  anchor: string;
  heading: string;
  text: string;
}
