import type { Database } from "../database/database";
import type { DomainServices } from "../domain-services";

/**
 * One way in which personal data is erased. `recordErasures` notes each use of it; after an older backup was restored, `again` does the same
 * to the restored records. Features name theirs in `data.ts`.
 */
export interface Erasure {
  /** Stored in ledgers and read by later releases: never change one. */
  readonly kind: string;
  /**
   * Erases these records in the caller's transaction. Those that do not exist, or were erased before, stay as they are.
   * @param ids at most 1,000
   */
  again(
    tx: Database,
    services: Pick<DomainServices, "sealer" | "now">,
    ids: readonly string[],
  ): Promise<void>;
}
