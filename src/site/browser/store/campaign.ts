import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";
import type { CampaignRecord } from "./stored-state";

/** Seven days, in ms. */
const CAMPAIGN_MS = 604_800_000;
const PARTS = ["term", "source", "medium", "campaign"] as const;

/**
 * The present campaign: the one in the address, else the stored one until it expires.
 * @param now ms since 1970
 */
export function currentCampaign(
  address: URL,
  stored: CampaignRecord | null,
  now: number,
): CampaignRecord | null {
  const named = PARTS.flatMap((part) => {
    const value = address.searchParams.get(`utm_${part}`);
    return value ? [[part, value.slice(0, MAX_LINE_LENGTH)] as const] : [];
  });
  if (named.length > 0) return { expiresAt: now + CAMPAIGN_MS, ...Object.fromEntries(named) };
  return stored && stored.expiresAt > now ? stored : null;
}

/** `utm_term`, `utm_source`, and so on, with only the parts that are present: forms add them to their address. */
export function campaignQuery(campaign: CampaignRecord | null): Record<string, string> {
  const query: Record<string, string> = {};
  for (const part of PARTS) if (campaign?.[part]) query[`utm_${part}`] = campaign[part];
  return query;
}
