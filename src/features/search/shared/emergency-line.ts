import type { Database } from "~/platform/database/database";

/** The phone of the hospital's emergency department, as people read it and as it is dialed. */
export interface EmergencyLine {
  shown: string;
  url: string;
}

type ReadEmergencyLine = (db: Database) => Promise<EmergencyLine | null>;

let read: ReadEmergencyLine | undefined;

/** Called by the feature that knows the hospital's places: notices of danger then name the phone of its emergency department. */
export function registerEmergencyLine(readLine: ReadEmergencyLine): void {
  read = readLine;
}

/** Null where no emergency department is open at all hours. */
export async function emergencyLine(db: Database): Promise<EmergencyLine | null> {
  return (await read?.(db)) ?? null;
}
