import { useRouteLoaderData } from "react-router";
import type { ShownSettings } from "../site-settings";

/** The settings in the root loader's data. `RootData` contains the part that every kit needs. */
export interface WithSettings {
  settings: ShownSettings | null;
}

/** The hospital's settings on any page; null if nothing was published yet, or if the root loader failed. */
export function useSiteSettings(): ShownSettings | null {
  return useRouteLoaderData<WithSettings>("root")?.settings ?? null;
}
