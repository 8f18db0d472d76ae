/** An event or a class in a list. */
export interface OccasionItem {
  id: string;
  href: string;
  title: string;
  /** The times as text. */
  when: string;
  where: string;
  /** Short facts such as type and price, without duplicates. */
  facts: string[];
  /** The date on the calendar leaf: "Jan", "16". */
  month: string;
  day: string;
}
