import type { Actor } from "~/platform/audit/actor";

/** A staff member. The accounts feature declares everything else that it stores (`declare module`). */
export interface StaffMember {
  id: string;
  /** May enter the admin area. */
  isAdmin: boolean;
}

/** Who a call to the admin API comes from. */
export interface Identity {
  user: StaffMember;
  actor: Actor;
  /** The browser's session; null for a script with a personal token. */
  session: { id: string; provenAt: Date; expiresAt: Date; twoFactor: boolean } | null;
  /** The personal token; null in a browser. */
  token: { mayExportPeople: boolean } | null;
}

/** What a person has to do before anything else, where the site requires two-step sign-in of them. */
export type SecondFactorStep = "setUp" | "confirm";

/** For this long after a password or passkey was given, steps that need a fresh proof pass. */
export const FRESH_MS = 10 * 60_000;
