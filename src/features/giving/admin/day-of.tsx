import { useCcmsConfig } from "~/admin/ccms-config";

/** The day of a moment on the hospital's calendar: what counts in the books. @param at ISO 8601 */
export function DayOf({ at }: { at: string }) {
  const { timeZone } = useCcmsConfig();
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
  return <time dateTime={at}>{day.format(new Date(at))}</time>;
}
