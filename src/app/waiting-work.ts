import type { Services } from "~/server/services";
import type { WaitingWork } from "~/server/waiting/waiting-work";
import { serverFeatures } from "./server-features";

/** The work that waits for staff, as all features declare it. */
export function waitingWork(services: Services): WaitingWork[] {
  return serverFeatures.flatMap(({ waiting }) => waiting?.(services) ?? []);
}
