import { type FeatureName, features } from "~/features";

/**
 * The manifests of the features that `features.ts` lists, in its order. A folder that is not on the list is not part of the site.
 * @param found manifests by the path of their file, as `import.meta.glob` finds them
 */
export function inFeatureOrder<Manifest>(found: Record<string, Manifest>): Manifest[] {
  const byFeature = new Map(
    Object.entries(found).map(([path, manifest]) => [path.match(/\/features\/([^/]+)\//)?.[1], manifest]),
  );
  return features.flatMap((name: FeatureName) => byFeature.get(name) ?? []);
}
