import { MAX_LINE_LENGTH } from "~/platform/isomorphic/limits";

/** The campaign that led someone here, according to the address. */
export interface Campaign {
  term?: string;
  source?: string;
  medium?: string;
  campaign?: string;
}

const PARTS = ["term", "source", "medium", "campaign"] as const;

/**
 * The four `utm_*` parts that are stored, each as long as a line may be; others, and empty ones, are left out.
 */
export function readCampaign(address: URL): Campaign {
  const campaign: Campaign = {};
  for (const part of PARTS) {
    const value = address.searchParams
      .get(`utm_${part}`)
      ?.replace(/\p{Cc}+/gu, " ")
      .trim();
    if (value) campaign[part] = [...value].slice(0, MAX_LINE_LENGTH).join("");
  }
  return campaign;
}
