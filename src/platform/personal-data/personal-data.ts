import type { Actor } from "../audit/actor";
import type { Database } from "../database/database";
import type { DomainServices } from "../domain-services";

/** One thing that is known of a person, in words they would understand. */
export interface PersonalRecord {
  id: string;
  /** What it is: "Registration for “First aid”". */
  what: string;
  /** When it came. */
  at: Date;
  /** Everything that it holds of them, under names that say what it is. */
  holds: Record<string, unknown>;
  /** What has to be done before it can be erased, as a sentence; null where nothing stands in the way. */
  obstacle: string | null;
}

/** What became of a person's data in one part of the site. */
export interface Erased {
  /** How many records nothing of them is left in, or only what `kept` says. */
  records: number;
  /** What stays, and why, a sentence each. */
  kept: string[];
}

type Services = Omit<DomainServices, "db">;

/** What one part of the site knows of people, and how it forgets them. Features name theirs in `data.ts`. */
export interface PersonalData {
  /** As staff call it: "Class registrations". */
  area: string;
  /** @param email as `normalEmail` writes it. What no known secret opens is not found. */
  find(db: Database, services: Services, email: string): Promise<PersonalRecord[]>;
  /**
   * Erases what `find` found, in the caller's transaction, which holds it until its end.
   * @param records none of them with an obstacle
   */
  erase(
    tx: Database,
    services: Services,
    person: { email: string; records: readonly PersonalRecord[]; actor: Actor },
  ): Promise<Erased>;
}
