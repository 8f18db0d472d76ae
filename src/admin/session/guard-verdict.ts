import type { PermissionFlag } from "~/platform/access/permissions";
import type { Feature } from "~/platform/admin-features";
import type { StoredState } from "~/site/browser/store/stored-state";
import { mayOpen } from "./may-open";

export interface Guarded {
  /** At least one of these is needed. Not given: `isAdmin` is enough. */
  anyOf?: readonly PermissionFlag[];
  /** The screen exists only while this is enabled. */
  feature?: Feature;
}

interface Visit {
  /** Whether the store has been read. Before that nothing is known about the user. */
  ready: boolean;
  user: StoredState["user"];
  features: readonly Feature[];
}

/** What a guarded screen does: shows itself, waits for the store, or leaves for `/admin`. */
export function guardVerdict(
  { anyOf, feature }: Guarded,
  { ready, user, features }: Visit,
): "open" | "wait" | "leave" {
  if (!ready) return "wait";
  return mayOpen(user, anyOf) && (!feature || features.includes(feature)) ? "open" : "leave";
}
