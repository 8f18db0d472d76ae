import { queryOptions, useQuery } from "@tanstack/react-query";
import type { TypeDescription } from "~/content/description";
import { fetchTypes } from "./api/content-api";

/** Descriptions change only with a new version of the site, or with the person's permissions. */
export const typesQuery = queryOptions({
  queryKey: ["content-types"],
  queryFn: fetchTypes,
  staleTime: 10 * 60_000,
});

/** Every content type that the signed-in person may see; empty until loaded. */
export function useTypes(): TypeDescription[] {
  return useQuery(typesQuery).data ?? [];
}
