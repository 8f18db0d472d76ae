import type { Database } from "../database/database";
import type { DomainServices } from "../domain-services";

/**
 * One kind of erasure of personal data. `recordErasures` records each one. After an older backup was
 * restored, `again` repeats it on the restored records. Features declare theirs in `data.ts`.
 */
export interface Erasure {
  /** Stored in ledgers and read by later releases: never change it. */
  readonly kind: string;
  /**
   * Erases these records in the caller's transaction. Ignores those that do not exist or were erased before.
   * @param ids at most 1,000
   */
  again(
    tx: Database,
    services: Pick<DomainServices, "sealer" | "now">,
    ids: readonly string[],
  ): Promise<void>;
}
