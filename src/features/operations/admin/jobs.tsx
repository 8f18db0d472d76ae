import { Alert, Button, Table } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { api } from "~/admin/requests/api";
import { queryClient } from "~/admin/requests/query-client";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { notifyDone, notifyFailed } from "~/admin/screen/notify";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { When } from "~/admin/screen/when";
import { WorkTable } from "~/admin/screen/work-table";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import type { AnswerOf } from "~/site/browser/request/client";
import { isSchedulerLate } from "../shared/admin/scheduler-late";

const PAGE_SIZE = 25;

/** The background jobs, and those that permanently failed. */
export default function JobsScreen() {
  const [page, setPage] = useState(1);
  const jobs = useQuery({
    queryKey: ["jobs", page],
    queryFn: () => api.get("/api/admin/jobs", { query: { page, pageSize: PAGE_SIZE } }),
    refetchInterval: 30_000,
  });

  return (
    <>
      <SettingsTabs />
      <Screen title="Jobs" lead="Background work of the site: mail, scheduled publishing, cleanup.">
        <Answered query={jobs}>
          {({ items, total, schedulerLastRan }) => (
            <>
              <Clock lastRan={schedulerLastRan} />
              <Panel
                title="Failed jobs"
                lead="The site tried each job several times. The list keeps them for two weeks."
              >
                {items.length === 0 ? (
                  <Nothing icon={ListChecks}>
                    No job has failed. A job that fails for good appears here, with its reason and a button to
                    try it again.
                  </Nothing>
                ) : (
                  <FailedJobs items={items} />
                )}
                <PagesOf total={total} pageSize={PAGE_SIZE} page={page} onChange={setPage} />
              </Panel>
            </>
          )}
        </Answered>
      </Screen>
    </>
  );
}

function FailedJobs({ items }: Pick<AnswerOf<"get", "/api/admin/jobs">, "items">) {
  const retry = useMutation({
    mutationFn: (id: string) => api.post("/api/admin/jobs/{id}/retry", { params: { id } }),
    onSuccess() {
      notifyDone("The job is being retried.");
      return queryClient.invalidateQueries({ queryKey: ["jobs"] });
    },
    onError: notifyFailed,
  });
  return (
    <WorkTable heads={["Job", "Why", "When"]} minWidth={560}>
      {items.map(({ id, name, reason, attempts, failedAt }) => (
        <Table.Tr key={id}>
          <Table.Td>
            <span className={styles.title}>{name}</span>
            <span className={styles.quiet}>{attempts === 1 ? "tried once" : `tried ${attempts} times`}</span>
          </Table.Td>
          <Table.Td>{reason || "No error message."}</Table.Td>
          <Table.Td>
            <When at={failedAt} />
          </Table.Td>
          <Table.Td ta="right">
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Try ${name} again`}
              loading={retry.isPending && retry.variables === id}
              onClick={() => retry.mutate(id)}
            >
              Try again
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </WorkTable>
  );
}

function Clock({ lastRan }: { lastRan: string | null }) {
  const late = isSchedulerLate(lastRan);
  return (
    <Alert
      color={late ? "red" : "green"}
      role="status"
      mb="md"
      title={late ? "Scheduled work is late" : "On time"}
    >
      {lastRan ? (
        <>
          The scheduler last ran <When at={lastRan} />.
        </>
      ) : (
        "The scheduler has not run yet."
      )}
      {late && " Scheduled changes wait until it runs. Ask your IT person to check the server log."}
    </Alert>
  );
}
