import { queryOptions } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";

/** The progress of the setup, for people who may change the settings. */
export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: () => api.get("/api/admin/setup"),
});
