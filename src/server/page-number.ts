/**
 * The page of a list that an address requests, from 1 to `most`. Anything but plain digits means the first
 * page.
 */
export function pageNumber(parameters: URLSearchParams, most: number): number {
  const pageParameter = parameters.get("page") ?? "";
  return /^[1-9]\d{0,8}$/.test(pageParameter) ? Math.min(Number(pageParameter), most) : 1;
}
