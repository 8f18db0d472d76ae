import { ApiError } from "~/admin/requests/api-error";
import type { AnswerOf } from "~/site/browser/request/client";
import { isFailure } from "~/site/browser/request/failure";
import { get } from "~/site/browser/request/request";

export type Found = AnswerOf<"get", "/api/search">;

/**
 * The results of the site's public search.
 * @throws ApiError
 */
export async function foundBy(q: string, signal: AbortSignal): Promise<Found> {
  const answer = await get("/api/search", { query: { q }, signal });
  if (isFailure(answer)) throw new ApiError(answer);
  return answer;
}
