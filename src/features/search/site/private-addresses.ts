import type { PrivateAddresses } from "~/site/next-page/private-addresses";

export const privateAddresses: PrivateAddresses = { personal: ["/search"] };
