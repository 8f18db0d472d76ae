import { Alert, Button, Group } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Undo2 } from "lucide-react";
import { Link } from "react-router";
import type { TypeDescription } from "~/content/description";
import type { BulkEditOutcome, ListItem } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { contentApi, type Target } from "../api/content-api";
import { counted } from "../words";
import type { BulkReport } from "./bulk-outcome";
import styles from "./list-screen.module.css";

export interface EditReport extends BulkEditOutcome {
  kind: "edited" | "undone";
  /** The records as they were before, in the order of the results. */
  items: ListItem[];
}

interface EditOutcomeNoticeProps {
  type: TypeDescription;
  report: EditReport;
  onClose(): void;
  onUndone(report: EditReport): void;
  onPublished(report: BulkReport): void;
}

/** The result of editing a field of several records, with buttons to undo it and to publish it. */
export function EditOutcomeNotice({ type, report, onClose, onUndone, onPublished }: EditOutcomeNoticeProps) {
  const changed = changedTargets(report);
  const failures = failuresOf(report);
  const same = report.results.length - changed.length - failures.length;
  const live = report.kind === "edited" && !type.forStaffOnly ? publicBefore(report, changed) : [];
  const { undo, publish } = useFollowUps(type, report, { changed, live }, { onUndone, onPublished });
  const done = report.kind === "edited" ? "changed" : "as before";
  const problem = undo.error ?? publish.error;
  return (
    <Alert
      role="status"
      color={failures.length > 0 ? "amber" : "green"}
      icon={failures.length > 0 ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
      title={`${counted(changed.length, type.label)} ${done}${same > 0 ? `; ${same} had this value already` : ""}`}
      withCloseButton
      closeButtonLabel="Close this notice"
      onClose={onClose}
    >
      {failures.length > 0 && <FailureList type={type} failures={failures} />}
      {live.length > 0 && <p>{formerWords(live.length, changed.length)}</p>}
      {report.kind === "edited" && changed.length > 0 && (
        <Group gap="sm" mt="xs">
          <Button
            size="compact-md"
            variant="default"
            leftSection={<Undo2 size={16} aria-hidden />}
            loading={undo.isPending}
            disabled={publish.isPending}
            onClick={() => undo.mutate()}
          >
            Undo
          </Button>
          {type.can.publish && live.length > 0 && (
            <Button
              size="compact-md"
              loading={publish.isPending}
              disabled={undo.isPending}
              onClick={() => publish.mutate()}
            >
              Publish {live.length === 1 ? "the change" : `${live.length} changes`}
            </Button>
          )}
        </Group>
      )}
      {problem !== null && <p role="alert">{failureMessage(problem)}</p>}
    </Alert>
  );
}

function formerWords(live: number, changed: number): string {
  return live === changed
    ? "Visitors still see the former values."
    : `Visitors still see the former values of ${live} of them.`;
}

function useFollowUps(
  type: TypeDescription,
  report: EditReport,
  { changed, live }: { changed: Target[]; live: Target[] },
  { onUndone, onPublished }: Pick<EditOutcomeNoticeProps, "onUndone" | "onPublished">,
) {
  const queries = useQueryClient();
  const api = contentApi(type.apiName);
  const refresh = () => queries.invalidateQueries({ queryKey: ["content", type.apiName] });
  const itemsOf = (targets: Target[]) =>
    targets.flatMap(({ id }) => report.items.find((item) => item.id === id) ?? []);
  const undo = useMutation({
    mutationFn: () => api.undoEdit(changed),
    onSuccess({ results }) {
      onUndone({ kind: "undone", items: itemsOf(changed), results });
      return refresh();
    },
  });
  const publish = useMutation({
    mutationFn: () => api.bulk("publish", live),
    onSuccess({ results, live: count }) {
      onPublished({ action: "publish", items: itemsOf(live), results, live: count });
      return refresh();
    },
  });
  return { undo, publish };
}

/** The records that were changed, at the revisions that the edit wrote. */
function changedTargets({ results }: EditReport): Target[] {
  return results.flatMap((result) =>
    "isChanged" in result && result.isChanged ? [{ id: result.id, revision: result.revision }] : [],
  );
}

/** The records that had no unpublished changes before: publishing them makes nothing else public. */
function publicBefore({ items }: EditReport, changed: Target[]): Target[] {
  return changed.filter(({ id }) => items.find((item) => item.id === id)?.status === "live");
}

interface Failure {
  id: string;
  title: string;
  message: string;
}

/** Why each of the other records could not be changed. */
export function failuresOf({ items, results }: Pick<EditReport, "items" | "results">): Failure[] {
  return results.flatMap((result, index) => {
    if (!("error" in result)) return [];
    const { message, errors = [] } = result.error;
    const details = errors.map((one) => one.message);
    return [
      {
        id: result.id,
        title: items[index]?.title || "Untitled",
        message: [message, ...details].join(" "),
      },
    ];
  });
}

export function FailureList({ type, failures }: { type: TypeDescription; failures: readonly Failure[] }) {
  return (
    <>
      {counted(failures.length, type.label)} cannot be changed:
      <ul className={styles.failures}>
        {failures.map(({ id, title, message }) => (
          <li key={id}>
            <Link to={`/admin/${type.apiName}/${id}`}>{title}</Link>: {message}
          </li>
        ))}
      </ul>
    </>
  );
}
