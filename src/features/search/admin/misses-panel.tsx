import { Button, Group, Table } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import styles from "~/admin/screen/search.module.css";
import { TableOfWork } from "~/admin/screen/table-of-work";
import type { AnswerOf } from "~/site/browser/request/client";
import { type Topic, topicLabel, useTopics } from "./topics";

interface MissesPanelProps {
  /** Adds the words to a page. */
  onAdd(words: string): void;
  /** Adds the words to a topic: a suggested one, or one to choose (null). */
  onAddToTopic(words: string, topicId: string | null): void;
}

/** Searches without results, with buttons to add the words to a topic or to a page. */
export function MissesPanel({ onAdd, onAddToTopic }: MissesPanelProps) {
  const counts = useQuery({
    queryKey: ["search", "counts"],
    queryFn: () => api.get("/api/admin/search/counts"),
  });
  return (
    <Panel
      title="Searches without results"
      lead="Searches that found nothing at least twice. The site does not record who searched, and keeps nothing longer than 90 days."
    >
      <Answered query={counts}>
        {({ days, searches, withoutResults, misses }) => (
          <>
            <p className={styles.count}>
              {searches === 1 ? "One search" : `${searches} searches`} in {days} days, {withoutResults} of
              them without a result.
            </p>
            {misses.length === 0 ? (
              <p>No search failed more than once.</p>
            ) : (
              <MissesTable misses={misses} onAdd={onAdd} onAddToTopic={onAddToTopic} />
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}

interface MissesTableProps extends MissesPanelProps {
  misses: AnswerOf<"get", "/api/admin/search/counts">["misses"];
}

function MissesTable({ misses, onAdd, onAddToTopic }: MissesTableProps) {
  const topics = useTopics().data;
  const forget = useMutation({
    mutationFn: (words: string) => api.del("/api/admin/search/misses", { query: { words } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["search", "counts"] }),
    onError: notifyFailed,
  });
  return (
    <TableOfWork heads={["Words", "Times", "Add to a topic"]} minWidth={560}>
      {misses.map(({ words, count }) => (
        <Table.Tr key={words}>
          <Table.Th scope="row" fw={600}>
            {words}
          </Table.Th>
          <Table.Td>{count}</Table.Td>
          <Table.Td>
            {topics && topics.topics.length > 0 && (
              <TopicChoice
                words={words}
                suggested={topics.suggestions[words] ?? []}
                onChoose={(topicId) => onAddToTopic(words, topicId)}
              />
            )}
          </Table.Td>
          <Table.Td>
            <Group gap="xs" justify="flex-end" wrap="nowrap">
              <Button size="compact-sm" aria-label={`Add to a page: “${words}”`} onClick={() => onAdd(words)}>
                Add to a page
              </Button>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={`Dismiss “${words}”`}
                onClick={() => forget.mutate(words)}
              >
                Dismiss
              </Button>
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </TableOfWork>
  );
}

interface TopicChoiceProps {
  words: string;
  suggested: readonly Topic[];
  onChoose(topicId: string | null): void;
}

/** A button for each suggested topic, and one to choose another. */
function TopicChoice({ words, suggested, onChoose }: TopicChoiceProps) {
  return (
    <Group gap="xs">
      {suggested.map((topic) => (
        <Button
          key={topic.id}
          variant="light"
          size="compact-sm"
          aria-label={`Add “${words}” to ${topic.name}`}
          onClick={() => onChoose(topic.id)}
        >
          {topicLabel(topic)}
        </Button>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Add “${words}” to another topic`}
        onClick={() => onChoose(null)}
      >
        {suggested.length > 0 ? "Another" : "Choose a topic"}
      </Button>
    </Group>
  );
}
