import type { PrivateAddresses } from "~/site/next-page/private-addresses";

export const privateAddresses: PrivateAddresses = { notPages: ["/metrics", "/healthz", "/readyz"] };
