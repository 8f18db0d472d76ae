import type { Actor } from "~/platform/audit/actor";
import type { TransactionalDatabase } from "~/platform/database/database";

/** What every content action needs besides its own arguments. Within a transaction, an action joins it. */
export interface ContentContext {
  db: TransactionalDatabase;
  actor: Actor;
}
