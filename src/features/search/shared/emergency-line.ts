import type { Database } from "~/platform/database/database";

/** The phone of the hospital's emergency department, as text and as a link. */
export interface EmergencyLine {
  shown: string;
  url: string;
}

type ReadEmergencyLine = (db: Database) => Promise<EmergencyLine | null>;

let reader: ReadEmergencyLine | undefined;

/**
 * Registers the function that loads the emergency department's phone. The feature with the hospital's locations
 * provides it. Danger notices then show the phone.
 */
export function registerEmergencyLine(readLine: ReadEmergencyLine): void {
  reader = readLine;
}

/** Null if no emergency department is always open. */
export async function emergencyLine(db: Database): Promise<EmergencyLine | null> {
  return (await reader?.(db)) ?? null;
}
