import { createContext, useContext } from "react";
import type { Feature } from "~/platform/admin-features";

/** The configuration of this site's admin area; the same for everyone. */
export interface CcmsConfig {
  features: readonly Feature[];
  /** Prefix of blog post addresses. */
  blogPathPrefix: string;
  /** IANA name of the hospital's time zone, in which all times are shown and entered. */
  timeZone: string;
}

/** @throws Error if the admin area was opened without its configuration: it must not guess what is enabled */
export function requireConfig(config: CcmsConfig | null | undefined): CcmsConfig {
  if (!config) throw new Error("ccmsConfig is required and is missing");
  return config;
}

export const CcmsConfigContext = createContext<CcmsConfig | null>(null);

/** @throws Error outside the admin area, and without a configuration */
export function useCcmsConfig(): CcmsConfig {
  return requireConfig(useContext(CcmsConfigContext));
}
