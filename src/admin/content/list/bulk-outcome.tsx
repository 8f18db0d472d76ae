import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Undo2 } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { BulkAction, BulkOutcome, ListItem } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { contentApi } from "../api/content-api";
import { counted } from "../words";
import styles from "./list-screen.module.css";

export interface BulkReport extends BulkOutcome {
  action: BulkAction;
  items: ListItem[];
}

const DONE: Record<BulkAction, string> = {
  publish: "published",
  unpublish: "taken off the site",
  trash: "moved to the trash",
  restore: "restored",
};

interface BulkOutcomeNoticeProps {
  type: TypeDescription;
  report: BulkReport;
  onClose(): void;
  /** Called with the result of undoing. */
  onUndone(report: BulkReport): void;
}

/** The result of a bulk action: how many succeeded, each failure with its reason, and a button to undo it. */
export function BulkOutcomeNotice({ type, report, onClose, onUndone }: BulkOutcomeNoticeProps) {
  const queries = useQueryClient();
  const failed = report.results.flatMap((result, index) =>
    "error" in result ? [{ ...result, title: report.items[index]?.title || "Untitled" }] : [],
  );
  const done = report.results.length - failed.length;
  const back = undoable(report);
  const undo = useMutation({
    mutationFn: () => contentApi(type.apiName).bulk("restore", back),
    onSuccess: async ({ results, live }) => {
      const items = back.flatMap(({ id }) => report.items.find((item) => item.id === id) ?? []);
      onUndone({ action: "restore", items, results, live });
      await queries.invalidateQueries({ queryKey: ["content", type.apiName] });
    },
  });
  return (
    <Alert
      role="status"
      color={failed.length > 0 ? "amber" : "green"}
      icon={failed.length > 0 ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      title={`${counted(done, type.label)} ${DONE[report.action]}${onTheSite(type, report)}`}
      withCloseButton
      closeButtonLabel="Close this notice"
      onClose={onClose}
    >
      {failed.length > 0 && (
        <>
          {counted(failed.length, type.label)} could not be:
          <ul className={styles.failures}>
            {failed.map(({ id, title, error }) => (
              <li key={id}>
                <Link to={`/admin/${type.apiName}/${id}`}>{title}</Link>: {error.message}
              </li>
            ))}
          </ul>
        </>
      )}
      {back.length > 0 && (
        <Button
          size="compact-md"
          variant="default"
          leftSection={<Undo2 size={16} aria-hidden />}
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Undo
        </Button>
      )}
      {undo.isError && <p role="alert">{failureMessage(undo.error)}</p>}
    </Alert>
  );
}

/**
 * The records that can be restored, at their present revisions: all of the trash, or those that were public.
 */
function undoable({ action, items, results }: BulkReport): { id: string; revision: number }[] {
  if (action !== "trash" && action !== "unpublish") return [];
  return results.flatMap((result, index) => {
    if ("error" in result) return [];
    const before = items[index]?.status;
    const wasPublic = before === "live" || before === "changed";
    return action === "trash" || wasPublic ? [{ id: result.id, revision: result.revision }] : [];
  });
}

/** How many of the restored records are public again. */
function onTheSite({ forStaffOnly }: TypeDescription, { action, results }: BulkReport): string {
  const restored = results.filter((result) => !("error" in result));
  if (action !== "restore" || forStaffOnly || restored.length === 0) return "";
  const live = restored.filter((result) => "status" in result && result.status !== "draft").length;
  if (live === 0) return restored.length === 1 ? " as a draft" : " as drafts";
  if (live === restored.length) return live === 1 ? "; it is live again" : "; all are live again";
  return `; ${live} of them ${live === 1 ? "is" : "are"} live again`;
}
