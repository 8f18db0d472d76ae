/** What a list shows of an event or a class. */
export interface OccasionItem {
  id: string;
  href: string;
  title: string;
  /** From when to when, in words. */
  when: string;
  where: string;
  /** Its type, its cost: short facts, none twice. */
  facts: string[];
  /** The leaf of the calendar: "Jan", "16". */
  month: string;
  day: string;
}
