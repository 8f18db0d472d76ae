import { Alert, Button, Table, TextInput } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { isFailure } from "../../client/request/failure";
import { get } from "../../client/request/request";
import { api } from "../requests/api";
import { ApiError } from "../requests/api-error";
import { queryClient } from "../requests/query-client";
import { Answered } from "../screen/answered";
import { notifyDone, notifyFailed } from "../screen/notify";
import { Panel } from "../screen/panel";
import { Screen } from "../screen/screen";
import styles from "./search.module.css";

interface SearchIndex {
  types: { type: string; label: string; documents: number }[];
  total: number;
}

interface Found {
  results: { type: string; title: string; url: string; excerpt: string }[];
  total: number;
  corrected?: string;
}

/** What the site's search finds, and what it would answer. */
export default function SearchScreen() {
  const index = useQuery({
    queryKey: ["search-index"],
    queryFn: () => api.get<SearchIndex>("/api/admin/search"),
  });
  const rebuild = useMutation({
    mutationFn: () => api.post<{ documents: number }>("/api/admin/search/rebuild"),
    onSuccess({ documents }) {
      notifyDone(`The index is made anew: ${documents} records.`);
      return queryClient.invalidateQueries({ queryKey: ["search-index"] });
    },
    onError: notifyFailed,
  });

  return (
    <Screen
      title="Search"
      lead="What visitors can find. Everything published is in it at once; it need not be rebuilt to be true."
      actions={
        <Button
          variant="default"
          leftSection={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          loading={rebuild.isPending}
          onClick={() => rebuild.mutate()}
        >
          Rebuild the index
        </Button>
      }
    >
      <div className={styles.columns}>
        <Panel title="Try it" lead="As a visitor would type it. Nothing of it is kept.">
          <Trial />
        </Panel>
        <Panel title="What is in it">
          <Answered query={index}>
            {({ types, total }) => (
              <Table>
                <Table.Tbody>
                  {types.map(({ type, label, documents }) => (
                    <Table.Tr key={type}>
                      <Table.Th scope="row" fw={400}>
                        {label}
                      </Table.Th>
                      <Table.Td className={styles.number}>{documents}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
                <Table.Tfoot>
                  <Table.Tr>
                    <Table.Th scope="row">Together</Table.Th>
                    <Table.Td className={styles.number}>
                      <strong>{total}</strong>
                    </Table.Td>
                  </Table.Tr>
                </Table.Tfoot>
              </Table>
            )}
          </Answered>
        </Panel>
      </div>
    </Screen>
  );
}

function Trial() {
  const [asked, setAsked] = useState("");
  const found = useQuery({
    queryKey: ["site-search", asked],
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    async queryFn({ signal }) {
      const answer = await get<Found>("/api/search", { query: new URLSearchParams({ q: asked }), signal });
      if (isFailure(answer)) throw new ApiError(answer);
      return answer;
    },
  });
  return (
    <>
      <form
        className={styles.trial}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(String(new FormData(event.currentTarget).get("q") ?? "").trim());
        }}
      >
        <TextInput name="q" type="search" aria-label="Search term" placeholder="knee doctor" flex={1} />
        <Button type="submit">Search</Button>
      </form>
      {asked !== "" && (
        <Answered query={found}>
          {({ results, total, corrected }) => (
            <>
              <p role="status" className={styles.count}>
                {total === 1 ? "One record is found" : `${total} records are found`}
                {corrected && `, searching for “${corrected}”`}.
              </p>
              {total === 0 && (
                <Alert color="amber">
                  People who type this find nothing. Words that they use can be added to a specialty or a
                  page.
                </Alert>
              )}
              <ol className={styles.results}>
                {results.map(({ type, title, url, excerpt }) => (
                  <li key={url}>
                    <a href={url}>{title}</a> <span className={styles.quiet}>{type}</span>
                    <span className={styles.excerpt}>{excerpt}</span>
                  </li>
                ))}
              </ol>
            </>
          )}
        </Answered>
      )}
    </>
  );
}
