import type { PendingWork } from "~/server/pending-work/pending-work";
import type { Services } from "~/server/services";
import { serverFeatures } from "./server-features";

/** The work that waits for staff, as all features declare it. */
export function pendingWork(services: Services): PendingWork[] {
  return serverFeatures.flatMap((feature) => feature.pendingWork?.(services) ?? []);
}
