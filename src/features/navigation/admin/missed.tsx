import { Button, Table } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Signpost } from "lucide-react";
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
import type { MissedAddressResponse } from "../api/missed-addresses-api";
import { RedirectDialog } from "./redirect-dialog";

const PAGE_SIZE = 25;

/** Missed addresses, with a button to create a redirect for each. */
export default function MissedAddresses() {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<MissedAddressResponse | null>(null);
  const missed = useQuery({
    queryKey: ["missed", page],
    queryFn: () => api.get("/api/admin/missed-addresses", { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title="Missed addresses"
      lead="Addresses without a page that people opened in the last three months. The site does not record who they were."
      back={{ href: "/admin/redirects", label: "Redirects" }}
    >
      <Panel>
        <Answered query={missed} lines={6}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <Nothing icon={Signpost}>None. Every visitor found a page.</Nothing>
              ) : (
                <WorkTable heads={["Address", "Opened", "Suggested page"]} minWidth={640}>
                  {items.map((item) => (
                    <Row key={item.path} item={item} onRedirect={() => setChosen(item)} />
                  ))}
                </WorkTable>
              )}
              <PagesOf total={total} pageSize={PAGE_SIZE} page={page} onChange={setPage} />
            </>
          )}
        </Answered>
      </Panel>
      {chosen && <RedirectDialog key={chosen.path} missed={chosen} onClose={() => setChosen(null)} />}
    </Screen>
  );
}

interface RowProps {
  item: MissedAddressResponse;
  onRedirect(): void;
}

function Row({ item, onRedirect }: RowProps) {
  const dismiss = useMutation({
    mutationFn: () => api.put("/api/admin/missed-addresses/aside", { body: { path: item.path } }),
    onSuccess() {
      notifyDone("It comes back if someone opens it again.");
      return queryClient.invalidateQueries({ queryKey: ["missed"] });
    },
    onError: notifyFailed,
  });
  return (
    <Table.Tr>
      <Table.Td>
        <span className={styles.title}>{item.path}</span>
      </Table.Td>
      <Table.Td>
        {item.count === 1 ? "once" : `${item.count} times`}
        <span className={styles.quiet}>
          last <When at={item.lastSeenAt} />
        </span>
      </Table.Td>
      <Table.Td>
        {item.suggestion ? (
          <>
            {item.suggestion.title}
            <span className={styles.quiet}>{item.suggestion.url}</span>
          </>
        ) : (
          "–"
        )}
      </Table.Td>
      <Table.Td ta="right" className={styles.doings}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Add a redirect from ${item.path}`}
          onClick={onRedirect}
        >
          Add a redirect
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          ml="xs"
          aria-label={`Dismiss ${item.path}`}
          onClick={() => dismiss.mutate()}
        >
          Dismiss
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
