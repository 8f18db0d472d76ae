import type { Services } from "~/server/services";
import { secondFactorStep } from "../second-factor-step";
import { identifyCaller } from "./identify-caller";

/** How the admin API authenticates callers. */
export function adminAccess(
  services: Pick<Services, "db" | "now" | "secondFactor">,
): Pick<Services, "identify" | "secondFactorStep"> {
  const { db, secondFactor } = services;
  return {
    identify: (c) => identifyCaller(c, services),
    secondFactorStep: async (identity) => secondFactorStep(db, await secondFactor.current(), identity),
  };
}
