import type { FeatureContent } from "~/content/feature-content";
import { MONITOR_ADDRESSES } from "./monitor-addresses";

export const content: FeatureContent = {
  addresses: MONITOR_ADDRESSES.map((address) => ({ address, caller: "monitor" })),
};
