import { useCcmsConfig } from "~/admin/ccms-config";

/**
 * The day of a time in the hospital's time zone, as in the books.
 * @param at ISO 8601
 */
export function DayOf({ at }: { at: string }) {
  const { timeZone } = useCcmsConfig();
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
  return <time dateTime={at}>{day.format(new Date(at))}</time>;
}
