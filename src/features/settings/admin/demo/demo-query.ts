import { queryOptions } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";

/** Which demo records clearing would remove, and which it would keep. */
export const demoQuery = queryOptions({
  queryKey: ["demo"],
  queryFn: () => api.get("/api/admin/demo"),
  staleTime: 0,
});
