import { formatDistanceToNow } from "date-fns";
import { useCcmsConfig } from "../ccms-config";

/** Relative time; the exact time, in the hospital's time zone, on hover. @param at ISO 8601 */
export function When({ at }: { at: string }) {
  const { timeZone } = useCcmsConfig();
  const full = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone });
  return (
    <time dateTime={at} title={full.format(new Date(at))}>
      {formatDistanceToNow(new Date(at), { addSuffix: true })}
    </time>
  );
}
