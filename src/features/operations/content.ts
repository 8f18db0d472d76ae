import type { FeatureContent } from "~/content/feature-content";

export const content: FeatureContent = {
  addresses: [
    { address: "/healthz", caller: "monitor" },
    { address: "/readyz", caller: "monitor" },
    { address: "/metrics", caller: "monitor" },
  ],
};
