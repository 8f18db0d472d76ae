import type { SessionUser } from "~/server/admin-api/session-schemas";

/** The visitor's campaign, kept for seven days so that forms that they send later can name it. */
export interface CampaignRecord {
  /** Milliseconds since 1970. */
  expiresAt: number;
  term?: string;
  source?: string;
  medium?: string;
  campaign?: string;
}

/** Counting by external services, or measuring the speed of pages for this site alone. */
export type ConsentPurpose = "services" | "speed";

/** A visitor's answer to one question. */
export interface TrackingConsent {
  choice: "allowed" | "refused";
  /** The purposes that the question named. An earlier release did not store them; then people are asked again. */
  purposes?: readonly ConsentPurpose[];
  /** Milliseconds since 1970. */
  at: number;
}

export interface SpecialtyListItem {
  id: string;
  name: string;
  slug: string;
  iconSrc: string | null;
  iconAlt: string | null;
  iconWidth: number | null;
  iconHeight: number | null;
}

/**
 * The data that the browser stores between visits, each under a local-storage key of the same name (specification,
 * section 3). The password of a locked site is not among them: a cookie that scripts cannot read records it
 * (docs/decisions/051).
 */
export interface StoredState {
  /** The signed-in staff member. An earlier release may have stored fewer properties. */
  user: (Pick<SessionUser, "isAdmin"> & Partial<SessionUser>) | null;
  apiToken: string | null;
  utm_tracking: CampaignRecord | null;
  /** Whether visits may be counted or measured; null until the visitor has chosen. */
  tracking_consent: TrackingConsent | null;
  adminDashboard: { dismissedItems: { key: string; at: number }[] };
  adminMenu: { expanded: boolean } | null;
  /** The color scheme that the person chose for the admin area; null follows the system. */
  adminColorScheme: "light" | "dark" | null;
  specialties: SpecialtyListItem[];
}

export const emptyState: StoredState = {
  user: null,
  apiToken: null,
  utm_tracking: null,
  tracking_consent: null,
  adminDashboard: { dismissedItems: [] },
  adminMenu: null,
  adminColorScheme: null,
  specialties: [],
};

export const STORED_KEYS = Object.keys(emptyState) as (keyof StoredState)[];
