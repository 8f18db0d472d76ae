import { Button, CloseButton, Group, Modal, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { TypeDescription } from "~/content/description";
import type { BulkAction, BulkOutcome, ListItem } from "~/content/item-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { contentApi, type Target } from "../api/content-api";
import { counted } from "../words";
import type { BulkReport } from "./bulk-outcome";
import { EditFieldDialog } from "./edit-field-dialog";
import type { EditReport } from "./edit-outcome";
import styles from "./list-screen.module.css";

export interface BulkBarProps {
  type: TypeDescription;
  items: ListItem[];
  /** The rows are in the trash. */
  isTrash: boolean;
  onClear(): void;
  onDone(report: BulkReport): void;
  onEdited(report: EditReport): void;
  /** Further actions for records of this type. */
  children?: ReactNode;
}

interface Order {
  action: BulkAction;
  /** The number of public records that the person agreed to unpublish. */
  confirmLive?: number;
}

/** The question before records are unpublished: which action, and how many of them are public now. */
interface Question {
  action: "unpublish" | "trash";
  live: number;
}

/** The bulk actions for the chosen rows. */
export function BulkBar({ type, items, isTrash, onClear, onDone, onEdited, children }: BulkBarProps) {
  const [isEditing, setEditing] = useState(false);
  const actions = useBulkActions(type, items, onDone);
  const { ask, act, question, closeQuestion } = actions;
  const problem = question ? null : (act.error ?? ask.error);
  return (
    <section className={styles.bulk} aria-label="Actions for the selected rows">
      <strong>{counted(items.length, type.label)} selected</strong>
      {isTrash ? (
        <TrashActions type={type} actions={actions} />
      ) : (
        <RecordActions type={type} actions={actions} onEdit={() => setEditing(true)}>
          {children}
        </RecordActions>
      )}
      {problem !== null && <span role="alert">{failureMessage(problem)}</span>}
      <CloseButton className={styles.clear} aria-label="Clear the selection" onClick={onClear} />
      <ConfirmDialog
        type={type}
        items={items}
        question={question}
        busy={act.isPending}
        problem={act.error ? failureMessage(act.error) : undefined}
        onClose={closeQuestion}
        onConfirm={({ action, live }) => act.mutate({ action, confirmLive: live })}
      />
      {isEditing && (
        <EditFieldDialog
          type={type}
          items={items}
          onClose={() => setEditing(false)}
          onEdited={(report) => {
            setEditing(false);
            onEdited(report);
          }}
        />
      )}
    </section>
  );
}

interface ActionsProps {
  type: TypeDescription;
  actions: ReturnType<typeof useBulkActions>;
}

function TrashActions({ type, actions: { act, isBusy } }: ActionsProps) {
  if (!type.can.publish) return null;
  return (
    <BulkButton loading={isBusy} onClick={() => act.mutate({ action: "restore" })}>
      Restore
    </BulkButton>
  );
}

interface RecordActionsProps extends ActionsProps {
  onEdit(): void;
  /** Further buttons, before “Move to trash”. */
  children: ReactNode;
}

function RecordActions({ type, actions, onEdit, children }: RecordActionsProps) {
  const { ask, act, isBusy } = actions;
  return (
    <>
      {type.list.bulkFields.length > 0 && (
        <BulkButton loading={false} disabled={isBusy} onClick={onEdit}>
          Edit a field…
        </BulkButton>
      )}
      {type.can.publish && !type.forStaffOnly && (
        <>
          <BulkButton
            loading={act.isPending && act.variables.action === "publish"}
            disabled={isBusy}
            onClick={() => act.mutate({ action: "publish" })}
          >
            Publish
          </BulkButton>
          <BulkButton
            loading={ask.isPending && ask.variables === "unpublish"}
            disabled={isBusy}
            onClick={() => ask.mutate("unpublish")}
          >
            Unpublish…
          </BulkButton>
        </>
      )}
      {children}
      {type.can.publish && (
        <BulkButton
          color="red"
          loading={ask.isPending && ask.variables === "trash"}
          disabled={isBusy}
          onClick={() => ask.mutate("trash")}
        >
          Move to trash…
        </BulkButton>
      )}
    </>
  );
}

/** `act` carries out an action. `ask` first counts the public records, which `question` then shows. */
function useBulkActions(type: TypeDescription, items: ListItem[], onDone: (report: BulkReport) => void) {
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const api = contentApi(type.apiName);
  const targets = items.map(({ id, revision }): Target => ({ id, revision }));
  const ask = useMutation({
    mutationFn: async (action: Question["action"]) => ({
      action,
      live: await api.countLive(action, targets),
    }),
    onSuccess: setQuestion,
  });
  const act = useMutation({
    mutationFn: ({ action, confirmLive }: Order): Promise<BulkOutcome> =>
      api.bulk(action, targets, confirmLive),
    onSuccess: async ({ results, live }, { action }) => {
      setQuestion(null);
      onDone({ action, items, results, live });
      await queries.invalidateQueries({ queryKey: ["content", type.apiName] });
    },
  });
  const closeQuestion = () => {
    act.reset();
    setQuestion(null);
  };
  return { ask, act, isBusy: act.isPending || ask.isPending, question, closeQuestion };
}

interface BulkButtonProps {
  color?: string;
  loading: boolean;
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

function BulkButton(props: BulkButtonProps) {
  return <Button variant="white" size="compact-md" {...props} />;
}

interface ConfirmDialogProps {
  type: TypeDescription;
  items: ListItem[];
  question: Question | null;
  busy: boolean;
  problem: string | undefined;
  onClose(): void;
  onConfirm(question: Question): void;
}

const NAMED = 5;

function ConfirmDialog({ type, items, question, busy, problem, onClose, onConfirm }: ConfirmDialogProps) {
  const records = counted(items.length, type.label);
  const isTrash = question?.action === "trash";
  const live = items.filter(({ status }) => status === "live" || status === "changed");
  return (
    <Modal
      opened={question !== null}
      onClose={onClose}
      title={isTrash ? `Move ${records} to the trash?` : `Take ${records} off the site?`}
    >
      <Text fw={600}>{question && liveWords(question.live, items.length)}</Text>
      {question !== null && question.live > 0 && live.length > 0 && (
        <ul className={styles.affected}>
          {live.slice(0, NAMED).map(({ id, title }) => (
            <li key={id}>{title || "Untitled"}</li>
          ))}
          {live.length > NAMED && <li>and {live.length - NAMED} more</li>}
        </ul>
      )}
      <Text c="dimmed" size="sm" mt="sm">
        {isTrash
          ? "You can undo this, or restore them from the trash later."
          : "The drafts stay here. You can undo this right away."}
      </Text>
      {problem && (
        <Text role="alert" c="red" mt="sm">
          {problem}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={busy}
          disabled={!isTrash && question?.live === 0}
          onClick={() => question && onConfirm(question)}
        >
          {isTrash ? "Move to trash" : "Unpublish"}
        </Button>
      </Group>
    </Modal>
  );
}

function liveWords(live: number, all: number): string {
  if (live === 0) return all === 1 ? "It is not on the site." : "None of them is on the site.";
  if (live === all)
    return all === 1 ? "It is live: visitors see it now." : `All ${live} are live: visitors see them now.`;
  return live === 1
    ? "1 of them is live: visitors see it now."
    : `${live} of them are live: visitors see them now.`;
}
