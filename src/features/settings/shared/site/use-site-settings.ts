import { useRouteLoaderData } from "react-router";
import type { ShownSettings } from "../site-settings";

/** What the root loader gives every page of the settings; `RootData` has the part that every kit needs. */
export interface WithSettings {
  settings: ShownSettings | null;
}

/** The hospital's settings on any page; null before anything was published, and while the root loader failed. */
export function useSiteSettings(): ShownSettings | null {
  return useRouteLoaderData<WithSettings>("root")?.settings ?? null;
}
