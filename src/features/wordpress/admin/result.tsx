import { Alert, Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ImportResult, RUNNING_MS } from "~/admin/content/import/import-result";
import styles from "~/admin/content/import/import-screen.module.css";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import type { ImportState } from "~/content/import/import-schemas";
import { failureMessage } from "~/site/browser/request/failure";
import { wordpressKey } from "./wordpress-key";

const ONE = "/api/admin/wordpress-imports/{id}";

/** An import of a WordPress site: its plan, progress, and result, and a button to undo it. */
export default function WordpressResult() {
  const { id = "" } = useParams();
  const params = { id };
  const put = (state: ImportState) => queryClient.setQueryData(wordpressKey(id), state);
  const query = useQuery({
    queryKey: wordpressKey(id),
    queryFn: () => api.get(ONE, { params }),
    refetchInterval: ({ state }) =>
      state.data?.status === "running" || state.data?.status === "undoing" ? RUNNING_MS : false,
  });
  return (
    <Screen
      title="Import from WordPress"
      back={{ href: "/admin/settings/wordpress", label: "Import from WordPress" }}
    >
      <Answered query={query} lines={8}>
        {(state) =>
          state.status === "draft" ? (
            <PlannedImport state={state} onStart={() => api.post(`${ONE}/start`, { params }).then(put)} />
          ) : (
            <ImportResult
              state={state}
              onUndo={() => api.post(`${ONE}/undo`, { params }).then(put)}
              refreshes={["content", "media"]}
            />
          )
        }
      </Answered>
    </Screen>
  );
}

function PlannedImport({ state, onStart }: { state: ImportState; onStart(): Promise<unknown> }) {
  const start = useMutation({ mutationFn: onStart });
  return (
    <div className={styles.stack}>
      {start.isError && <Alert color="red">{failureMessage(start.error)}</Alert>}
      <Panel
        title="What will be imported"
        lead="Pictures are downloaded from the former site, so it must still be online. Posts, pages, and redirects become drafts. Pictures with an alternative text are published."
      >
        <ul className={styles.records}>
          {state.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Panel>
      <div>
        <Button onClick={() => start.mutate()} loading={start.isPending}>
          Import as drafts
        </Button>
      </div>
    </div>
  );
}
