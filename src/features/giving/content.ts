import type { FeatureContent } from "~/content/feature-content";
import { campaignBlock } from "./blocks/campaign/block";
import { donatePanelBlock } from "./blocks/donate-panel/block";
import { campaignType } from "./campaign/definition";

export const content: FeatureContent = {
  types: [campaignType],
  blocks: [campaignBlock, donatePanelBlock],
  addresses: [{ address: "/donate/initiate", caller: "program" }],
};
