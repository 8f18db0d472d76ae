import type { Actor } from "~/platform/audit/actor";
import type { Sealer } from "~/platform/crypto/sealer";
import type { Database, RootDatabase } from "~/platform/database/database";
import type { Due } from "./due";

/** A person of the staff as they are now: what they may do, and where mail reaches them. */
export interface Person {
  actor: Actor;
  email: string;
}

export interface ScheduleServices {
  db: RootDatabase;
  sealer: Sealer;
  /** Null for somebody who may not sign in any more. */
  person(db: Database, id: string): Promise<Person | null>;
  /** Tells the person who scheduled it that it did not happen, in the same transaction. */
  notify(tx: Database, due: Due, person: Person, reason: string): Promise<void>;
  now(): Date;
}
