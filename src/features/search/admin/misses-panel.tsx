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

/** Searches without results, with a button to add the words to a page. */
export function MissesPanel({ onAdd }: { onAdd(words: string): void }) {
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
              <MissesTable misses={misses} onAdd={onAdd} />
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}

interface MissesTableProps {
  misses: AnswerOf<"get", "/api/admin/search/counts">["misses"];
  onAdd(words: string): void;
}

function MissesTable({ misses, onAdd }: MissesTableProps) {
  const forget = useMutation({
    mutationFn: (words: string) => api.del("/api/admin/search/misses", { query: { words } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["search", "counts"] }),
    onError: notifyFailed,
  });
  return (
    <TableOfWork heads={["Words", "Times"]} minWidth={420}>
      {misses.map(({ words, count }) => (
        <Table.Tr key={words}>
          <Table.Th scope="row" fw={600}>
            {words}
          </Table.Th>
          <Table.Td>{count}</Table.Td>
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
