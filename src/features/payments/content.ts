import type { FeatureContent } from "~/content/feature-content";

export const content: FeatureContent = {
  addresses: [{ address: "/webhooks", caller: "program" }],
};
