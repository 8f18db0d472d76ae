import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { When } from "~/admin/screen/when";
import type { DonorDetail } from "../api/admin/schemas";
import styles from "./giving.module.css";
import { givingApi, refreshGiving } from "./giving-api";

/** The donors who were merged into this one, each with a button to undo it. Renders nothing if there are none. */
export function MergesPanel({ donor: { id, merges } }: { donor: DonorDetail }) {
  const undo = useMutation({
    mutationFn: (mergeId: string) => givingApi.undoMerge(id, mergeId),
    onSuccess() {
      notifyDone("The merge was undone.");
      return refreshGiving();
    },
    onError: notifyFailed,
  });
  if (merges.length === 0) return null;
  return (
    <Panel title="Merged donors" lead="Gifts that arrived after a merge stay with this donor if you undo it.">
      <ul className={styles.lines}>
        {merges.map((merge) => (
          <li key={merge.id} className={styles.correction}>
            <div>
              {merge.donor || "A donor"}
              <span className={styles.quiet}>
                {merge.gifts === 1 ? "One gift" : `${merge.gifts} gifts`}, <When at={merge.at} />
              </span>
            </div>
            <Button
              size="xs"
              variant="default"
              loading={undo.isPending}
              onClick={() => undo.mutate(merge.id)}
            >
              Undo the merge
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
