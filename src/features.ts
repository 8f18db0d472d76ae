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
  "careers",
  "wordpress",
] as const;

export type FeatureName = (typeof features)[number];

/**
 * The manifests of the site's features, in the order of the list. A folder that is not on the list is left
 * out.
 * @param found manifests by file path, as `import.meta.glob` returns them
 */
export function inFeatureOrder<Manifest>(found: Record<string, Manifest>): Manifest[] {
  const byFeature = new Map(Object.entries(found).map(([path, manifest]) => [featureOf(path), manifest]));
  return features.flatMap((name) => byFeature.get(name) ?? []);
}

/** The manifests of folders that are not on the list. */
export function absentFrom<Manifest>(found: Record<string, Manifest>): Manifest[] {
  return Object.entries(found).flatMap(([path, manifest]) => (isPartOfSite(path) ? [] : [manifest]));
}

/** Whether the file's feature is on the list. */
export function isPartOfSite(path: string): boolean {
  return hasFeature(featureOf(path));
}

/** Takes any name, so that code that asks for a feature compiles after the feature is taken off the list. */
export function hasFeature(name: string | undefined): boolean {
  const present: readonly (string | undefined)[] = features;
  return present.includes(name);
}

function featureOf(path: string): string | undefined {
  return path.match(/\/features\/([^/]+)\//)?.[1];
}

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
