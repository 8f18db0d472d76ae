import { Button, Group, Table } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import styles from "~/admin/screen/search.module.css";
import { WorkTable } from "~/admin/screen/work-table";
import type { AnswerOf } from "~/site/browser/request/client";
import { type Topic, topicLabel, useTopics } from "./topics";

interface MissesPanelProps {
  /** Called to add the words to a page. */
  onAdd(words: string): void;
  /** Called to add the words to a topic: the suggested one, or null for the person to choose one. */
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
    <WorkTable heads={["Words", "Times", "Add to"]} minWidth={560}>
      {misses.map(({ words, count }) => (
        <Table.Tr key={words}>
          <Table.Th scope="row" fw={600}>
            {words}
          </Table.Th>
          <Table.Td>{count}</Table.Td>
          <Table.Td>
            <WhereToAdd
              words={words}
              suggested={topics?.suggestions[words] ?? []}
              hasTopics={Boolean(topics && topics.topics.length > 0)}
              onAdd={onAdd}
              onAddToTopic={onAddToTopic}
            />
          </Table.Td>
          <Table.Td ta="right">
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Dismiss “${words}”`}
              onClick={() => forget.mutate(words)}
            >
              Dismiss
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </WorkTable>
  );
}

interface WhereToAddProps extends MissesPanelProps {
  words: string;
  suggested: readonly Topic[];
  /** Whether any topic is linked to pages. */
  hasTopics: boolean;
}

/** A button for each suggested topic, one to choose another topic, and one to choose a page. */
function WhereToAdd({ words, suggested, hasTopics, onAdd, onAddToTopic }: WhereToAddProps) {
  const otherTopic = suggested.length > 0 ? "Another topic" : "A topic";
  return (
    <Group gap={6}>
      {suggested.map((topic) => (
        <Button
          key={topic.id}
          variant="light"
          size="compact-sm"
          aria-label={`${topicLabel(topic)}: add “${words}”`}
          onClick={() => onAddToTopic(words, topic.id)}
        >
          {topicLabel(topic)}
        </Button>
      ))}
      {hasTopics && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`${otherTopic}: add “${words}”`}
          onClick={() => onAddToTopic(words, null)}
        >
          {otherTopic}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`A page: add “${words}”`}
        onClick={() => onAdd(words)}
      >
        A page
      </Button>
    </Group>
  );
}
