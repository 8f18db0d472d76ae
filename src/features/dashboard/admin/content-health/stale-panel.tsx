import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { contentApi } from "~/admin/content/api/content-api";
import { queryClient } from "~/admin/requests/query-client";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { When } from "~/admin/screen/when";
import type { ContentHealth, StaleFact } from "../../api/content-health-schemas";
import { ProblemList } from "./problem-list";

/** Records that are due for review. One button confirms that a record is still correct. */
export function StalePanel({ stale }: { stale: ContentHealth["stale"] }) {
  return (
    <ProblemList
      title="Facts to check again"
      lead="Open the record and read it as a visitor would. If nothing has changed, confirm that it is still correct."
      none="Every fact was checked on time."
      part={stale}
      detail={(fact) => <LastLook fact={fact} />}
      action={(fact) => <ConfirmButton fact={fact} />}
    />
  );
}

function LastLook({ fact: { lookedAt, dueAt, confirmedByName } }: { fact: StaleFact }) {
  return (
    <>
      last looked at <When at={lookedAt} />
      {confirmedByName && <> by {confirmedByName}</>}, due <When at={dueAt} />
    </>
  );
}

function ConfirmButton({ fact: { id, apiName, revision, title } }: { fact: StaleFact }) {
  const confirm = useMutation({
    mutationFn: () => contentApi(apiName).confirm({ id, revision }),
    onSuccess: () => notifyDone(`“${title}” was confirmed as still correct.`),
    onError: notifyFailed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["content-health"] }),
  });
  return (
    <Button
      size="sm"
      variant="light"
      leftSection={<Check size={18} aria-hidden />}
      loading={confirm.isPending}
      onClick={() => confirm.mutate()}
      aria-label={`Still correct: ${title}`}
    >
      Still correct
    </Button>
  );
}
