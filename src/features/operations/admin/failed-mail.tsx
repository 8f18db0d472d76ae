import { useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { When } from "~/admin/screen/when";
import { WorkPanel, type WorkRow } from "~/admin/screen/work-panel";
import type { OutboxItem } from "../api/schemas";

const FAILED = "/admin/settings/mail?state=failed";
const MAX_MESSAGES = 5;

/** The dashboard panel of messages that could not be sent. */
export default function FailedMail() {
  const query = { state: "failed", page: 1, pageSize: MAX_MESSAGES } as const;
  const outbox = useQuery({
    queryKey: ["outbox", query],
    queryFn: ({ signal }) => api.get("/api/admin/outbox", { query, signal }),
  });
  return (
    <Answered query={outbox} lines={3}>
      {({ items, total }) => (
        <WorkPanel
          title="Failed mail"
          total={total}
          empty="No message failed. Messages that could not be sent appear here, to be sent again."
          rows={items.map(messageRow)}
          more={{ href: FAILED, label: "All failed messages" }}
        />
      )}
    </Answered>
  );
}

function messageRow({ id, subject, kind, to, reason, createdAt }: OutboxItem): WorkRow {
  return {
    key: id,
    href: FAILED,
    title: subject ?? kind,
    details: [
      <>
        {to ? `To ${to}, ` : "Written "}
        <When at={createdAt} />
      </>,
      ...(reason ? [reason] : []),
    ],
  };
}
