import type { Visibility } from "~/content/visibility/visibility";
import type { Database } from "~/platform/database/database";

/** What is searched. Hidden addresses are never found. */
export interface SearchScope {
  db: Database;
  visibility: Visibility;
}
