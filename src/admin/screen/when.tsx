import { formatDistanceToNow } from "date-fns";
import { useCcmsConfig } from "../config/ccms-config";

/** How long ago, or until when; the exact moment, in the hospital's time zone, on pointing. @param at ISO 8601 */
export function When({ at }: { at: string }) {
  const { timeZone } = useCcmsConfig();
  const full = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone });
  return (
    <time dateTime={at} title={full.format(new Date(at))}>
      {formatDistanceToNow(new Date(at), { addSuffix: true })}
    </time>
  );
}
