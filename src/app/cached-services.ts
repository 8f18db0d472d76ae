import type { TagAudience } from "~/platform/cache/tag-listener";
import type { RootDatabase } from "~/platform/database/database";
import type { CachedServices } from "~/server/cached-services";
import { serverFeatures } from "./server-features";

/**
 * The caching services of all features. A feature that is not part of the site has none, and no users of
 * them.
 * @returns the services, and those that must be notified of changes
 */
export function cachedServices(base: { db: RootDatabase; now(): Date }): {
  services: CachedServices;
  audience: TagAudience[];
} {
  const services = Object.fromEntries(
    serverFeatures.flatMap((feature) => Object.entries<TagAudience>(feature.cachedServices?.(base) ?? {})),
  );
  return { services: services as unknown as CachedServices, audience: Object.values(services) };
}
