import { useMutation } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";

export type SiteHealthResult = Awaited<ReturnType<typeof checkHealth>>[number];

/** Runs the health checks now, like the screen Health, and returns those with these ids. */
export function useHealthChecks(ids: readonly string[]) {
  return useMutation({ mutationFn: () => checkHealth(ids) });
}

async function checkHealth(ids: readonly string[]) {
  const { checks } = await api.get("/api/admin/site-health");
  return checks.filter(({ id }) => ids.includes(id));
}
