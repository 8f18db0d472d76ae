import { WEBHOOKS } from "~/platform/isomorphic/payment-addresses";
import type { PrivateAddresses } from "~/site/next-page/private-addresses";

export const privateAddresses: PrivateAddresses = {
  personal: ["/payment", "/sandbox-checkout"],
  notPages: [WEBHOOKS],
};
