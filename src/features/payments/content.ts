import type { FeatureContent } from "~/content/feature-content";
import { WEBHOOKS } from "~/platform/isomorphic/payment-addresses";

export const content: FeatureContent = {
  addresses: [{ address: WEBHOOKS, caller: "program" }],
};
