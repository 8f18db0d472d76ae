import { StartupError } from "~/platform/startup-error";

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Restores the newest archived state. */
export const LATEST = "latest";

/**
 * Parses a time on the command line: ISO 8601 with Z or an offset, because one hour exists twice on the night
 * when clocks go back.
 * @returns undefined for `latest`
 * @throws StartupError if it is not a valid time
 */
export function archiveTime(text: string): Date | undefined {
  if (text === LATEST) return undefined;
  const time = new Date(text);
  if (TIME.test(text) && !Number.isNaN(+time) && dayOf(text) === dayIn(time, text)) return time;
  throw new StartupError(
    `The time “${text}” is not a valid moment.`,
    `Write it like 2026-11-23T14:05:09Z, or with the offset of the hospital's clock like 2026-11-23T08:05:09-06:00; or “${LATEST}”.`,
  );
}

/** JavaScript interprets February 30 as March 2. */
function dayOf(text: string): string {
  return text.slice(0, 10);
}

function dayIn(time: Date, text: string): string {
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  return new Date(+time + (sign ? offset : 0) * 60_000).toISOString().slice(0, 10);
}
