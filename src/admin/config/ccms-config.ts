import { createContext, useContext } from "react";
import type { Feature } from "~/platform/admin-features";

/** How this site's admin area is set up; the same for everybody who opens it. */
export interface CcmsConfig {
  features: readonly Feature[];
  /** What the addresses of blog posts begin with. */
  blogPathPrefix: string;
  /** IANA name of the hospital's time zone: what every time is said and entered in. */
  timeZone: string;
}

/** @throws Error where the admin area was opened without its configuration: it must not guess what is switched on */
export function requireConfig(config: CcmsConfig | null | undefined): CcmsConfig {
  if (!config) throw new Error("ccmsConfig is required and is missing");
  return config;
}

export const CcmsConfigContext = createContext<CcmsConfig | null>(null);

/** @throws Error outside the admin area, and where it has no configuration */
export function useCcmsConfig(): CcmsConfig {
  return requireConfig(useContext(CcmsConfigContext));
}
