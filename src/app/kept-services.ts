import type { TagAudience } from "~/platform/cache/tag-listener";
import type { RootDatabase } from "~/platform/database/database";
import type { KeptServices } from "~/server/kept-services";
import { serverFeatures } from "./server-features";

/**
 * The services of all features that keep what they read. A feature that is not part of the site has none, and nobody who asks for them.
 * @returns the services, and those of them that have to hear of changes
 */
export function keptServices(base: { db: RootDatabase; now(): Date }): {
  services: KeptServices;
  audience: TagAudience[];
} {
  const services = Object.fromEntries(
    serverFeatures.flatMap((feature) => Object.entries<TagAudience>(feature.keptServices?.(base) ?? {})),
  );
  return { services: services as unknown as KeptServices, audience: Object.values(services) };
}
