import { useCcmsConfig } from "../ccms-config";

/** IANA name of the hospital's time zone, in which all times in the admin are shown and entered. */
export function useHospitalZone(): string {
  return useCcmsConfig().timeZone;
}
