import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { contentApi, type ListQuery } from "./content-api";

/**
 * A list of records from the server; the previous list while another one loads.
 * @param options.staleTime for how many ms the list is not fetched again
 */
export function useItemList(
  apiName: string,
  query: ListQuery,
  options: { enabled?: boolean; staleTime?: number } = {},
) {
  return useQuery({
    queryKey: ["content", apiName, "list", query],
    queryFn: ({ signal }) => contentApi(apiName).list(query, signal),
    placeholderData: keepPreviousData,
    ...options,
  });
}
