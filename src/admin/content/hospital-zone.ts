import { useCcmsConfig } from "../config/ccms-config";

/** The IANA name of the hospital's time zone: what every time in the admin is said and entered in. */
export function useHospitalZone(): string {
  return useCcmsConfig().timeZone;
}
