/** The campaign that led someone here, according to the address. */
export interface Campaign {
  term?: string;
  source?: string;
  medium?: string;
  campaign?: string;
}

const PARTS = ["term", "source", "medium", "campaign"] as const;
const MAX_LENGTH = 255;

/**
 * The four `utm_*` parts that are stored, each up to 255 characters; others, and empty ones, are left out.
 */
export function readCampaign(address: URL): Campaign {
  const campaign: Campaign = {};
  for (const part of PARTS) {
    const value = address.searchParams
      .get(`utm_${part}`)
      ?.replace(/\p{Cc}+/gu, " ")
      .trim();
    if (value) campaign[part] = [...value].slice(0, MAX_LENGTH).join("");
  }
  return campaign;
}
