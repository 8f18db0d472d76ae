import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { ApplicationDetail } from "../../api/admin/schemas";
import { AnswerList } from "./answers";
import { applicationsApi } from "./applications-api";

interface MergedProps {
  item: ApplicationDetail;
  onChanged(): Promise<unknown>;
}

/** The applications that were merged into this one. Each shows the answers that differ, and an undo button. */
export function Merged({ item, onChanged }: MergedProps) {
  const undo = useMutation({
    mutationFn: (otherId: string) => applicationsApi.undoMerge(item.id, otherId),
    onSuccess() {
      notifyDone("The merge was undone.");
      return onChanged();
    },
    onError(error) {
      notifyFailed(error);
      return onChanged();
    },
  });
  const answerKeys = new Set(item.answers.map(keyOf));
  return item.merged.map(({ id, createdAt, answers }) => {
    const different = answers.filter((answer) => answer.files.length > 0 || !answerKeys.has(keyOf(answer)));
    return (
      <Panel
        key={id}
        title="Merged: what they told us in another application"
        lead={
          <>
            Sent <When at={createdAt} />.{" "}
            {different.length === 0
              ? "All answers are the same."
              : "Only the answers that differ are listed."}
          </>
        }
      >
        <AnswerList submissionId={id} answers={different} />
        <Button size="xs" variant="default" loading={undo.isPending} onClick={() => undo.mutate(id)}>
          Undo the merge
        </Button>
      </Panel>
    );
  });
}

function keyOf({ label, text }: { label: string; text: string }): string {
  return `${label} ${text}`;
}
