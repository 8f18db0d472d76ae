/** Every feature, in dependency order: a feature imports only from features before it. */
export const features = [
  "media",
  "settings",
  "navigation",
  "accounts",
  "forms",
  "operations",
  "payments",
  "dashboard",
  "pages",
  "search",
  "analytics",
  "newsletter",
  "events",
  "care",
  "news",
  "incident",
  "classes",
  "giving",
] as const;

export type FeatureName = (typeof features)[number];

/** A path pattern of React Router, and the file that renders it, relative to the feature's folder. */
type Pages = Record<string, string>;

/** The pages of a feature: `routes` in its `routes.ts`. */
export interface FeatureRoutes {
  /** Public pages. Paths start at the site's root. */
  site?: Pages;
  /** Staff screens. Paths start at /admin. */
  admin?: Pages;
  /** Screens for people who have not signed in yet. Paths start at /admin. */
  signIn?: Pages;
}
