import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";
import { type SecondFactorRule, secondFactorRule } from "./shared/second-factor-rule";

/** Of whom two-step sign-in is required. */
export type KnownSecondFactor = Known<SecondFactorRule>;

declare module "~/server/kept-services" {
  interface KeptServices {
    secondFactor: KnownSecondFactor;
  }
}

export function knownSecondFactor(db: RootDatabase): KnownSecondFactor {
  return known(() => secondFactorRule(db), "settings");
}
