import type { Actor } from "~/platform/audit/actor";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database, RootDatabase } from "~/platform/database/database";
import type { Due } from "./due";

/** A staff member's present permissions and email address. */
export interface Person {
  actor: Actor;
  email: string;
}

export interface ScheduleServices {
  db: RootDatabase;
  sealer: Sealer;
  /** Null if the person may no longer sign in. */
  person(db: Database, id: string): Promise<Person | null>;
  /** Tells the person who scheduled it that it failed, in the same transaction. */
  notify(tx: Database, due: Due, person: Person, reason: string): Promise<void>;
  now(): Date;
}
