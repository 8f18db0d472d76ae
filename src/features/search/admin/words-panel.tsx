import { Button, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import styles from "~/admin/screen/search.module.css";
import { WorkTable } from "~/admin/screen/work-table";
import type { AnswerOf } from "~/site/browser/request/client";

/** All words people use, with the records to which they lead. The records' own forms show them, too. */
export function WordsPanel({ onAdd }: { onAdd(): void }) {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(1);
  const [q] = useDebouncedValue(typed.trim(), 180);
  const words = useQuery({
    queryKey: ["search", "words", q, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get("/api/admin/search/words", { query: { q, page }, signal }),
  });
  return (
    <Panel
      title="Words people use"
      lead="Searches for these words find that page. The words of a specialty also find its providers."
      actions={
        <Button size="sm" leftSection={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
          Add words
        </Button>
      }
    >
      <TextInput
        type="search"
        aria-label="Filter the words"
        placeholder="A word or a page"
        mb="sm"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPage(1);
        }}
      />
      <Answered query={words} lines={8}>
        {({ items, total, pageSize }) => (
          <>
            <p role="status" className={styles.count}>
              {total === 1 ? "One entry" : `${total} entries`}
            </p>
            <WordsTable items={items} />
            <PagesOf total={total} pageSize={pageSize} page={page} onChange={setPage} />
          </>
        )}
      </Answered>
    </Panel>
  );
}

type Items = AnswerOf<"get", "/api/admin/search/words">["items"];

function WordsTable({ items }: { items: Items }) {
  const remove = useMutation({
    mutationFn: (word: { words: string; url: string }) => api.del("/api/admin/search/words", { query: word }),
    onSuccess(_, { words }) {
      notifyDone(`“${words}” no longer finds that page.`);
      return queryClient.invalidateQueries({ queryKey: ["search"] });
    },
    onError: notifyFailed,
  });
  return (
    <WorkTable heads={["People type", "Page"]} minWidth={460}>
      {items.map(({ words: phrase, itemId, apiName, label, title, url }) => (
        <Table.Tr key={`${itemId} ${phrase}`}>
          <Table.Th scope="row" fw={600}>
            {phrase}
          </Table.Th>
          <Table.Td>
            <Link to={`/admin/${apiName}/${itemId}`}>{title}</Link>
            <span className={styles.excerpt}>{label}</span>
          </Table.Td>
          <Table.Td ta="right">
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`Remove “${phrase}” from ${title}`}
              loading={remove.isPending && remove.variables?.words === phrase}
              onClick={() => remove.mutate({ words: phrase, url })}
            >
              Remove
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </WorkTable>
  );
}
