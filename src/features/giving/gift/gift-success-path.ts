/**
 * Where somebody is led who gave: the donation page, which says thanks by its query.
 * @param firstname left out where others read the address
 */
export function giftSuccessPath(firstname = ""): string {
  const query = new URLSearchParams({ "donation-success": "true", ...(firstname && { name: firstname }) });
  return `/donate?${query}`;
}
