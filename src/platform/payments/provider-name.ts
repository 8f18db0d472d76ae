/** `none` if no provider is configured; no payment is stored with it. */
export type ProviderName = "stripe" | "sandbox" | "none";
