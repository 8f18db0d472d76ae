/** The parts of a backup's file name. Only this program writes and reads such names. */
export interface BackupName {
  /** The beginning of the site's id. */
  site: string;
  takenAt: Date;
  isEncrypted: boolean;
}

const NAME = /^openward-([0-9a-f]{8})-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.age)?$/;

/** `openward-1a2b3c4d-2026-11-23T083000Z.backup.age`; the time in UTC. @param site the site's id, a UUID */
export function backupName(site: string, takenAt: Date, isEncrypted: boolean): string {
  const time = `${takenAt.toISOString().slice(0, 19).replaceAll(":", "")}Z`;
  return `${sitePrefix(site)}${time}.backup${isEncrypted ? ".age" : ""}`;
}

/** The prefix of all files of one site at a target. */
export function sitePrefix(site: string): string {
  return `openward-${site.slice(0, 8)}-`;
}

/** @returns undefined for a file that the program did not name */
export function parseBackupName(file: string): BackupName | undefined {
  const parts = NAME.exec(file);
  if (!parts) return undefined;
  const [, site = "", year, month, day, hour, minute, second, age] = parts;
  const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(+takenAt) ? undefined : { site, takenAt, isEncrypted: age !== undefined };
}
