import type { Actor } from "~/platform/audit/actor";
import type { TransactionalDatabase } from "~/platform/database/database";

/** Arguments that every content action needs besides its own. Within a transaction, an action joins it. */
export interface ContentContext {
  db: TransactionalDatabase;
  actor: Actor;
}
