import { Alert, Button, Group, Modal, Select, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { ApiError } from "~/admin/requests/api-error";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone } from "~/admin/screen/notify";
import styles from "~/admin/screen/search.module.css";
import { failureMessage } from "~/site/browser/request/failure";
import { type Topic, topicLabel } from "./topics";
import { WordTrial } from "./word-trial";

interface TopicDialogProps {
  words: string;
  /** The chosen suggestion; null to choose a topic here. */
  topicId: string | null;
  topics: readonly Topic[];
  onClose(): void;
}

/** Adds words to a topic of the vocabulary. First shows how search results would change. */
export function TopicDialog({ words: given, topicId, topics, onClose }: TopicDialogProps) {
  const [words, setWords] = useState(given);
  const [id, setId] = useState(topicId);
  const topic = topics.find((one) => one.id === id);
  const add = useMutation({
    mutationFn: (to: string) =>
      api.post("/api/admin/search/topics/{id}/words", { params: { id: to }, body: { words } }),
    onSuccess() {
      notifyDone(`“${words}” now belongs to ${topic?.name ?? "the topic"}.`);
      onClose();
      return queryClient.invalidateQueries({ queryKey: ["search"] });
    },
  });
  const messages = add.error instanceof ApiError ? add.error.byField() : {};
  return (
    <Modal opened onClose={onClose} title="Add words to a topic" size="lg">
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (id !== null) add.mutate(id);
        }}
      >
        {add.isError && !messages.words && <Alert color="red">{failureMessage(add.error)}</Alert>}
        <TextInput
          label="What people type"
          value={words}
          error={messages.words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Select
          label="Topic"
          searchable
          data={topics.map((one) => ({ value: one.id, label: labelWithPage(one) }))}
          value={id}
          data-autofocus={topicId === null || undefined}
          nothingFoundMessage="No linked topic has this name."
          onChange={setId}
        />
        {topic && words.trim() !== "" && <Trial id={topic.id} words={words.trim()} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={add.isPending}
            disabled={!topic || words.trim() === ""}
            data-autofocus={topicId !== null || undefined}
          >
            Add and publish
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function labelWithPage(topic: Topic): string {
  return `${topicLabel(topic)} (${topic.pages[0] ?? "not offered here"})`;
}

function Trial({ id, words }: { id: string; words: string }) {
  const [tried] = useDebouncedValue(words, 300);
  const trial = useQuery({
    queryKey: ["search", "topic-trial", id, tried],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.post("/api/admin/search/topics/{id}/trial", { params: { id }, body: { words: tried }, signal }),
  });
  return <Answered query={trial}>{(answer) => <WordTrial trial={answer} words={tried} />}</Answered>;
}
