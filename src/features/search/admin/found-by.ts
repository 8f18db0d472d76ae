import { ApiError } from "~/admin/requests/api-error";
import { isFailure } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";

export interface Found {
  results: { type: string; title: string; url: string; excerpt: string }[];
  total: number;
  corrected?: string;
  rules?: { words: string; title: string; url: string }[];
}

/**
 * What the site's search answers to anybody.
 * @throws ApiError
 */
export async function foundBy(q: string, signal: AbortSignal): Promise<Found> {
  const answer = await get<Found>("/api/search", { query: new URLSearchParams({ q }), signal });
  if (isFailure(answer)) throw new ApiError(answer);
  return answer;
}
