import type { Actor } from "../audit/actor";
import type { Database } from "../database/database";
import type { DomainServices } from "../domain-services";

/** One record about a person, in words that they understand. */
export interface PersonalRecord {
  id: string;
  /** A description: "Registration for “First aid”". */
  what: string;
  /** When it was created. */
  at: Date;
  /** Everything that it contains about them, under descriptive names. */
  holds: Record<string, unknown>;
  /** What must be done before it can be erased, as a sentence; null if nothing. */
  obstacle: string | null;
}

/** The result of erasing a person's data in one part of the site. */
export interface Erased {
  /** Number of records that no longer contain data about the person, except for `kept`. */
  records: number;
  /** The data that is kept, and why, one sentence each. */
  kept: string[];
}

type Services = Omit<DomainServices, "db">;

/** How one part of the site finds and erases data about a person. Features declare theirs in `data.ts`. */
export interface PersonalData {
  /** The name that staff use: "Class registrations". */
  area: string;
  /** @param email as `normalEmail` writes it. Text that no known secret opens is not found. */
  find(db: Database, services: Services, email: string): Promise<PersonalRecord[]>;
  /**
   * Erases the records that `find` returned, in the caller's transaction.
   * @param records none of them with an obstacle
   */
  erase(
    tx: Database,
    services: Services,
    person: { email: string; records: readonly PersonalRecord[]; actor: Actor },
  ): Promise<Erased>;
}
