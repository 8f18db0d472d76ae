import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";

/** Starts a rebuild of the index. The index panel shows its progress. */
export function RebuildButton({ isRunning }: { isRunning: boolean }) {
  const rebuild = useMutation({
    mutationFn: () => api.post("/api/admin/search/rebuild"),
    onSuccess() {
      notifyDone("The index is being rebuilt. Visitors can search in the meantime.");
      // The job starts shortly afterward, on any node.
      for (const seconds of [1, 3, 6]) setTimeout(refresh, seconds * 1_000);
      return refresh();
    },
    onError: notifyFailed,
  });
  return (
    <Button
      variant="default"
      leftSection={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
      loading={rebuild.isPending || isRunning}
      onClick={() => rebuild.mutate()}
    >
      Rebuild the index
    </Button>
  );
}

function refresh() {
  return queryClient.invalidateQueries({ queryKey: ["search", "index"] });
}
