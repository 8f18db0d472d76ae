import { Button, Group, Modal, Radio, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answered } from "~/admin/screen/answered";
import { FormFailure } from "~/admin/screen/form-failure";
import { notifyUndoable } from "~/admin/screen/notify-undoable";
import { When } from "~/admin/screen/when";
import type { MergeCandidates, MergePreview } from "../../api/admin/merge-schemas";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";

interface MergeDialogProps {
  id: string;
  onClose(): void;
  onChanged(): Promise<unknown>;
}

/** Merges another application of the same person into this one, after a preview. */
export function MergeDialog({ id, onClose, onChanged }: MergeDialogProps) {
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), 300);
  const [otherId, setOtherId] = useState("");
  const found = useQuery({
    queryKey: ["application", id, "merge", q],
    queryFn: ({ signal }) => applicationsApi.candidates(id, q, signal),
    gcTime: 0,
  });
  return (
    <Modal opened onClose={onClose} title="Merge with an application of the same person" size="lg">
      <TextInput
        type="search"
        label="Search"
        description="Name, email or phone. Without a search: the same name, email, or phone."
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Answered query={found} lines={3}>
        {(items) => <Candidates items={items} chosen={otherId} onChoose={setOtherId} />}
      </Answered>
      {otherId && <Preview key={otherId} id={id} otherId={otherId} onClose={onClose} onChanged={onChanged} />}
    </Modal>
  );
}

interface CandidatesProps {
  items: MergeCandidates["items"];
  chosen: string;
  onChoose(id: string): void;
}

function Candidates({ items, chosen, onChoose }: CandidatesProps) {
  if (items.length === 0)
    return (
      <p className={styles.quiet}>No other application of this form matches. Decided ones are left out.</p>
    );
  return (
    <Radio.Group aria-label="Applications" value={chosen} onChange={onChoose} className={styles.candidates}>
      {items.map(({ id, name, email, phone, createdAt, same }) => (
        <Radio
          key={id}
          value={id}
          label={name || "No name"}
          description={
            <>
              Sent <When at={createdAt} />. {[email, phone].filter(Boolean).join(", ")}
              {same.length > 0 && ` (same ${same.join(", ")})`}
            </>
          }
        />
      ))}
    </Radio.Group>
  );
}

function Preview({ id, otherId, onClose, onChanged }: MergeDialogProps & { otherId: string }) {
  const preview = useQuery({
    queryKey: ["application", id, "merge-preview", otherId],
    queryFn: ({ signal }) => applicationsApi.mergePreview(id, otherId, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const merge = useMutation({
    mutationFn: ({ revision, otherRevision }: MergePreview) =>
      applicationsApi.merge(id, otherId, { revision, otherRevision }),
    onSuccess() {
      const undo = async () => {
        await applicationsApi.undoMerge(id, otherId);
        await onChanged();
      };
      notifyUndoable("The applications were merged.", undo, "The merge was undone.");
      onClose();
      return onChanged();
    },
  });
  return (
    <Answered query={preview} lines={4}>
      {(shown) => (
        <>
          <Differences preview={shown} />
          <FormFailure error={merge.error} />
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button loading={merge.isPending} onClick={() => merge.mutate(shown)}>
              Merge
            </Button>
          </Group>
        </>
      )}
    </Answered>
  );
}

function Differences({ preview: { answers, sameAnswers, otherHasSensitive } }: { preview: MergePreview }) {
  return (
    <>
      <p>
        You continue with this application, which then shows the answers of both. The other one leaves the
        queue. You can undo it.
      </p>
      <p className={styles.quiet}>
        {sameAnswers === 1 ? "1 answer is" : `${sameAnswers} answers are`} the same in both.
        {otherHasSensitive && " Answers in confidence are not compared. You see them after the merge."}
      </p>
      {answers.length > 0 && (
        <Table.ScrollContainer minWidth={420}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Question</Table.Th>
                <Table.Th>This application</Table.Th>
                <Table.Th>The other one</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {answers.map(({ label, kept, other }) => (
                <Table.Tr key={`${label} ${kept} ${other}`}>
                  <Table.Th scope="row">{label}</Table.Th>
                  <Table.Td className={styles.text}>{kept || "–"}</Table.Td>
                  <Table.Td className={styles.text}>{other || "–"}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}
