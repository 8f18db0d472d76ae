import { type Cached, cached } from "~/platform/cache/cached";
import type { RootDatabase } from "~/platform/database/database";
import { type SecondFactorRule, secondFactorRule } from "./shared/second-factor-rule";

export type CachedSecondFactor = Cached<SecondFactorRule>;

declare module "~/server/cached-services" {
  interface CachedServices {
    secondFactor: CachedSecondFactor;
  }
}

export function cachedSecondFactor(db: RootDatabase): CachedSecondFactor {
  return cached(() => secondFactorRule(db));
}
