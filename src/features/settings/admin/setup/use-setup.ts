import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import type { SetupStep } from "../../setup/setup-steps";
import { setupQuery } from "../../shared/admin/setup-query";

/** The progress of the setup. */
export function useSetup() {
  return useQuery(setupQuery);
}

/** Marks a step as done. */
export function useFinishStep() {
  return useMutation({
    mutationFn: (step: SetupStep) =>
      api.put("/api/admin/setup/steps/{step}", { params: { step }, body: { done: true } }),
    onSuccess: (now) => queryClient.setQueryData(setupQuery.queryKey, now),
  });
}
