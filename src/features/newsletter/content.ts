import type { FeatureContent } from "~/content/feature-content";
import { newsletterBlock } from "./blocks/newsletter/block";

export const content: FeatureContent = {
  blocks: [newsletterBlock],
  addresses: [{ address: "/api/newsletter/unsubscribe", isPrivateLink: true }],
};
