import type { Actor } from "~/platform/audit/actor";

/**
 * Why clearing keeps a demo record: staff changed it, people registered or sent something, or a record that stays
 * refers to it.
 */
export type KeepReason = "changed" | "people" | "needed";

/** A record of the demo that clearing keeps. */
export interface KeptDemoRecord {
  id: string;
  /** The revision that was loaded. The confirmation to delete it applies only to this revision. */
  revision: number;
  /** The label of its type, such as “Provider”. */
  kind: string;
  title: string;
  /** Its address in the admin area. */
  href: string;
  reason: KeepReason;
}

/** The effect of clearing the demo now. */
export interface DemoReport {
  /** How many records clearing deletes, by kind, largest first. */
  goes: { kind: string; count: number }[];
  stays: KeptDemoRecord[];
}

/** A confirmation to delete a record that staff changed. */
export interface DemoTick {
  id: string;
  revision: number;
}

/** The result of clearing. */
export interface DemoOutcome {
  /** How many records and people were deleted. */
  removed: number;
  /** How many demo records still exist. */
  kept: number;
}

/** The demo hospital of this site. Features cannot import the demo, so the server provides it. */
export interface DemoSite {
  report(): Promise<DemoReport>;
  /**
   * Removes the demo and adds the records with which an empty site begins, in one transaction. Keeps records that staff
   * changed, unless they confirmed the deletion of that revision.
   */
  clear(actor: Actor, ticks: readonly DemoTick[]): Promise<DemoOutcome>;
}

declare module "~/server/services" {
  interface Services {
    demo: DemoSite;
  }
}
