import type { Actor } from "~/platform/audit/actor";
import { FRESH_MINUTES } from "../isomorphic/fresh-minutes";

/** A staff member. The accounts feature declares the other columns (`declare module`). */
export interface StaffMember {
  id: string;
  /** Whether they may enter the admin area. */
  isAdmin: boolean;
}

/** The caller of the admin API. */
export interface Identity {
  user: StaffMember;
  actor: Actor;
  /** The browser's session; null for a script with a personal token. */
  session: { id: string; provenAt: Date; expiresAt: Date; twoFactor: boolean } | null;
  /** The personal token; null in a browser. */
  token: { mayExportPeople: boolean } | null;
}

/** The required next step, if the site requires two-step sign-in of a person. */
export type SecondFactorStep = "setUp" | "confirm";

/** How long a password or passkey counts as recent. */
export const FRESH_MS = FRESH_MINUTES * 60_000;
