import type { PrivateAddresses } from "~/site/next-page/private-addresses";
import { MONITOR_ADDRESSES } from "../monitor-addresses";

export const privateAddresses: PrivateAddresses = { notPages: MONITOR_ADDRESSES };
