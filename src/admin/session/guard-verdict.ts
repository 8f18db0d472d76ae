import type { Feature } from "~/platform/admin-features";
import type { PermissionFlag } from "~/platform/isomorphic/permissions";
import type { StoredState } from "~/site/browser/store/stored-state";
import { mayOpen } from "./may-open";

export interface Guarded {
  /** At least one of these is needed. Undefined: `isAdmin` is enough. */
  anyOf?: readonly PermissionFlag[];
  /** The screen exists only while this is enabled. */
  feature?: Feature;
}

interface Visit {
  /** Whether the store was read. Before that, nothing is known about the user. */
  ready: boolean;
  user: StoredState["user"];
  features: readonly Feature[];
}

/** The reaction of a guarded screen: it renders, waits for the store, or redirects to `/admin`. */
export function guardVerdict(
  { anyOf, feature }: Guarded,
  { ready, user, features }: Visit,
): "open" | "wait" | "leave" {
  if (!ready) return "wait";
  return mayOpen(user, anyOf) && (!feature || features.includes(feature)) ? "open" : "leave";
}
