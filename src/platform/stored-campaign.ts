/**
 * The campaign of a submission as it is stored.
 * @param parts the `utm_*` parts of the page's address, such as `source`
 * @returns null if the address named no campaign
 */
export function storedCampaign(parts: Record<string, string | undefined>): Record<string, string> | null {
  const named = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return named.length > 0 ? Object.fromEntries(named) : null;
}
