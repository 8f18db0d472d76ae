import type { Actor } from "~/platform/audit/actor";

/** Why a record of the demo stays: staff changed it, people used it, or a record that stays needs it. */
export type StayReason = "changed" | "people" | "needed";

/** A record of the demo that clearing keeps. */
export interface DemoRecordThatStays {
  id: string;
  /** The revision that was read; a tick applies only to it. */
  revision: number;
  /** The label of its type, such as “Provider”. */
  kind: string;
  title: string;
  /** Its screen in the admin area. */
  href: string;
  reason: StayReason;
}

/** What clearing the demo would do now. */
export interface DemoReport {
  /** The numbers of records that clearing deletes, by kind, largest first. */
  goes: { kind: string; count: number }[];
  stays: DemoRecordThatStays[];
}

/** A record that staff changed and that is deleted anyway. */
export interface DemoTick {
  id: string;
  revision: number;
}

/** The result of clearing. */
export interface DemoOutcome {
  /** Records and people that were deleted. */
  removed: number;
  /** Records of the demo that are still there. */
  kept: number;
}

/** The demo hospital of this site. Features cannot import the demo; the server is built with this. */
export interface DemoSite {
  report(): Promise<DemoReport>;
  /**
   * Removes the demo, and adds the records that every empty site has, in one transaction. Records that staff changed
   * stay unless they are ticked and have not changed since.
   */
  clear(actor: Actor, ticks: readonly DemoTick[]): Promise<DemoOutcome>;
}

declare module "~/server/services" {
  interface Services {
    demo: DemoSite;
  }
}
