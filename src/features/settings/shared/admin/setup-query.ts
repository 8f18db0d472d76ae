import { queryOptions } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";

/** How far the setup of the site is, for people who may change the settings. */
export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: () => api.get("/api/admin/setup"),
});
