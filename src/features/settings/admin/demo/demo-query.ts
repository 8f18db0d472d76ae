import { queryOptions } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";

/** What clearing the demo hospital would remove and keep. */
export const demoQuery = queryOptions({
  queryKey: ["demo"],
  queryFn: () => api.get("/api/admin/demo"),
  staleTime: 0,
});
