import { Badge, Button, Modal, Select, Table } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { api } from "~/admin/requests/api";
import { keyOf } from "~/admin/requests/one-of";
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
import type { MessageState, OutboxItem, OutboxList } from "../api/schemas";
import { MessageView } from "./message-view";

const PAGE_SIZE = 25;

const STATES: Record<MessageState, { label: string; color: string }> = {
  queued: { label: "Waiting", color: "gray" },
  sending: { label: "Being sent", color: "teal" },
  retrying: { label: "Trying again", color: "amber" },
  sent: { label: "Sent", color: "green" },
  failed: { label: "Not sent", color: "red" },
  kept: { label: "No mail server", color: "amber" },
  waiting: { label: "Waiting for SITE_URL", color: "red" },
  unclear: { label: "May have arrived", color: "amber" },
  held: { label: "Held after a restore", color: "red" },
};
const FILTERS = [
  { value: "", label: "All" },
  ...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
];
const RETRIABLE: readonly MessageState[] = ["failed", "kept", "retrying", "unclear"];

/** The outbox: every email and its state. Without a mail server, staff read messages here. */
export default function Mail() {
  const [search, setSearch] = useSearchParams();
  const state = search.get("state") ?? "";
  const page = Number(search.get("page") ?? 1);
  const [opened, setOpened] = useState<OutboxItem | null>(null);

  const query = { page, pageSize: PAGE_SIZE, state: keyOf(STATES, state) };
  const outbox = useQuery({
    queryKey: ["outbox", query],
    queryFn: ({ signal }) => api.get("/api/admin/outbox", { query, signal }),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <SettingsTabs />
      <Screen title="Mail" lead="Every message that the site sends, and its status.">
        <Panel>
          <div className={styles.filters}>
            <Select
              label="State"
              allowDeselect={false}
              value={state}
              data={FILTERS}
              onChange={(value) => setSearch(value ? { state: value } : {}, { replace: true })}
            />
          </div>
          <Answered query={outbox} lines={6}>
            {({ items, total, counts, mayRead }) => (
              <>
                <p className={styles.quiet}>{formatCounts(counts)}</p>
                {!mayRead && (
                  <p className={styles.quiet}>
                    Only administrators see the recipients and the text of messages.
                  </p>
                )}
                <Messages items={items} mayRead={mayRead} onOpen={setOpened} />
                <PagesOf
                  total={total}
                  pageSize={PAGE_SIZE}
                  page={page}
                  onChange={(next) =>
                    setSearch(state ? { state, page: String(next) } : { page: String(next) })
                  }
                />
              </>
            )}
          </Answered>
        </Panel>
      </Screen>
      <OpenedMessage message={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function OpenedMessage({ message, onClose }: { message: OutboxItem | null; onClose(): void }) {
  return (
    <Modal opened={message !== null} onClose={onClose} title={message?.subject ?? "Message"} size="lg">
      {message && <MessageView id={message.id} />}
    </Modal>
  );
}

/** “3 waiting, 120 sent”. */
function formatCounts(counts: OutboxList["counts"]): string {
  const states = Object.entries(STATES).flatMap(([state, { label }]) => {
    const count = counts[state as MessageState];
    return count ? [`${count} ${label.charAt(0).toLowerCase()}${label.slice(1)}`] : [];
  });
  return states.join(", ");
}

/** `accounts.password-changed` as “Accounts: password changed”. */
function describeKind(kind: string): string {
  const words = kind.replace(".", ": ").replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface MessagesProps {
  items: readonly OutboxItem[];
  /** Whether to show recipients. */
  mayRead: boolean;
  onOpen: (item: OutboxItem) => void;
}

function Messages({ items, mayRead, onOpen }: MessagesProps) {
  const retry = useMutation({
    mutationFn: (id: string) => api.post("/api/admin/outbox/{id}/retry", { params: { id } }),
    onSuccess() {
      notifyDone("It is being sent again.");
      return queryClient.invalidateQueries({ queryKey: ["outbox"] });
    },
    onError: notifyFailed,
  });
  if (items.length === 0)
    return (
      <Nothing icon={MailOpen}>
        No messages yet. Confirmations, reminders, receipts, and invitations appear here when the site writes
        them.
      </Nothing>
    );
  return (
    <WorkTable heads={["Message", "State", "When"]} minWidth={640}>
      {items.map((item) => (
        <MessageRow
          key={item.id}
          item={item}
          mayRead={mayRead}
          isRetrying={retry.isPending && retry.variables === item.id}
          onOpen={() => onOpen(item)}
          onRetry={() => retry.mutate(item.id)}
        />
      ))}
    </WorkTable>
  );
}

interface MessageRowProps {
  item: OutboxItem;
  /** Whether to show the recipient. */
  mayRead: boolean;
  isRetrying: boolean;
  onOpen(): void;
  onRetry(): void;
}

function MessageRow({ item, mayRead, isRetrying, onOpen, onRetry }: MessageRowProps) {
  return (
    <Table.Tr>
      <Table.Td>
        <span className={styles.title}>
          {mayRead ? (item.subject ?? "Its text has been deleted") : describeKind(item.kind)}
        </span>
        {mayRead && (
          <span className={styles.quiet}>
            {item.to ? `To ${item.toName ? `${item.toName}, ` : ""}${item.to}` : item.kind}
          </span>
        )}
      </Table.Td>
      <Table.Td>
        <Badge variant="light" color={STATES[item.state].color}>
          {STATES[item.state].label}
        </Badge>
        {item.reason && <span className={styles.quiet}>{item.reason}</span>}
      </Table.Td>
      <Table.Td>
        <span className={styles.moment}>
          <When at={item.sentAt ?? item.createdAt} />
        </span>
        {item.dueAt && item.state === "retrying" && (
          <span className={styles.quiet}>
            next <When at={item.dueAt} />
          </span>
        )}
      </Table.Td>
      <Table.Td ta="right" className={styles.doings}>
        {item.subject !== null && (
          <Button variant="subtle" size="compact-sm" aria-label={`Read “${item.subject}”`} onClick={onOpen}>
            Read
          </Button>
        )}
        {RETRIABLE.includes(item.state) && (
          <Button
            variant="default"
            size="compact-sm"
            ml="xs"
            aria-label={`Send again: “${item.subject ?? item.kind}”`}
            loading={isRetrying}
            onClick={onRetry}
          >
            Send again
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
