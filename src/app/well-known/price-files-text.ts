import type { ShownSettings } from "~/features/settings/shared/site-settings";

/**
 * `cms-hpt.txt` of the federal price transparency rule (45 CFR 180.50): where robots find the file with every
 * price, and whom to contact about it. Omits lines whose value staff have not filled in.
 */
export function priceFilesText(origin: string, settings: ShownSettings | null): string {
  const { hospitalName, priceFileUrl, priceContactName, priceContactEmail } = settings ?? {};
  const lines = [
    ["location-name", hospitalName],
    ["source-page-url", `${origin}/price-transparency`],
    ["mrf-url", priceFileUrl && new URL(priceFileUrl, origin).href],
    ["contact-name", priceContactName],
    ["contact-email", priceContactEmail],
  ];
  return lines.flatMap(([name, value]) => (value ? `${name}: ${value}\n` : [])).join("");
}
