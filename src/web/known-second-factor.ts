import { type SecondFactorRule, secondFactorRule } from "~/content/types/settings/second-factor-rule";
import { type Known, known } from "~/platform/cache/known";
import type { RootDatabase } from "~/platform/database/database";

/** Of whom two-step sign-in is required. */
export type KnownSecondFactor = Known<SecondFactorRule>;

export function knownSecondFactor(db: RootDatabase): KnownSecondFactor {
  return known(() => secondFactorRule(db), "settings");
}
