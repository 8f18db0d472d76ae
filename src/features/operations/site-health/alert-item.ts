/** Something that administrators are told about, as long as it lasts. */
export interface AlertItem {
  id: string;
  title: string;
  /** The machine that it is about; null where it is about the whole site. */
  node: string | null;
  since: string;
  found: string;
  advice: string;
}
