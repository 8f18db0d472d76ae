import { Button, Select, TextInput } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { useTypes } from "~/admin/content/use-types";
import { api } from "~/admin/requests/api";
import { oneOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import styles from "~/admin/screen/settings.module.css";
import { SettingsTabs } from "~/features/settings/shared/admin/settings-tabs";
import { ActivityLine } from "../shared/admin/activity/activity-line";
import { AuditChanges } from "./audit-changes";

/** The kinds of subjects in the log other than content, by their stored names. */
const OTHER_KINDS = [
  { value: "staff_user", label: "User" },
  { value: "registration", label: "Class registration" },
  { value: "gift", label: "Gift" },
  { value: "monthlyGift", label: "Monthly gift" },
  { value: "payment", label: "Payment" },
  { value: "payments", label: "Comparison of payments" },
  { value: "subscriber", label: "Newsletter subscriber" },
  { value: "submission", label: "Form submission or application" },
  { value: "saved-progress", label: "Unfinished application" },
  { value: "person", label: "Personal data" },
  { value: "incident", label: "Incident mode" },
  { value: "site", label: "Site lock" },
  { value: "search", label: "Search index" },
  { value: "message", label: "Mail" },
  { value: "job", label: "Job" },
  { value: "keys", label: "Encryption keys" },
  { value: "endpoint", label: "Refused call" },
];

/** The audit log: who changed what, with the former values. Read-only. */
export default function AuditLog() {
  const [search, setSearch] = useSearchParams();
  const audit = useAudit(search);
  return (
    <>
      <SettingsTabs />
      <Screen
        title="Audit log"
        lead="Who changed what, and which sign-ins and calls were refused. The newest entries come first. No one can change this list."
      >
        <Panel>
          <Filters search={search} onChange={setSearch} />
          <Answered query={audit} lines={8}>
            {({ pages }) => {
              const items = pages.flatMap((page) => page.items);
              if (items.length === 0) return <p>No entries match.</p>;
              return (
                <ul className={styles.events}>
                  {items.map((event) => (
                    <li key={event.id} className={styles.event}>
                      <ActivityLine event={event} />
                      <AuditChanges before={event.before} after={event.after} />
                    </li>
                  ))}
                </ul>
              );
            }}
          </Answered>
          {audit.hasNextPage && (
            <Button
              variant="default"
              mt="md"
              loading={audit.isFetchingNextPage}
              onClick={() => audit.fetchNextPage()}
            >
              Show earlier entries
            </Button>
          )}
        </Panel>
      </Screen>
    </>
  );
}

/** The entries that match the filters in the address, 50 per page. */
function useAudit(search: URLSearchParams) {
  const filters = {
    only: oneOf(["refused"], search.get("only")),
    subjectType: search.get("subjectType") || undefined,
    action: search.get("action") || undefined,
    subjectId: search.get("subjectId") || undefined,
  };
  return useInfiniteQuery({
    queryKey: ["audit", filters],
    initialPageParam: null as number | null,
    queryFn({ pageParam, signal }) {
      const query = { ...filters, limit: 50, before: pageParam ?? undefined };
      return api.get("/api/admin/audit", { query, signal });
    },
    getNextPageParam: ({ next }) => next,
  });
}

interface FiltersProps {
  search: URLSearchParams;
  onChange(search: [string, string][]): void;
}

function Filters({ search, onChange }: FiltersProps) {
  const kinds = [...useTypes().map(({ name, label }) => ({ value: name, label: label.one })), ...OTHER_KINDS];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    onChange(given as [string, string][]);
  };
  return (
    <form className={styles.filters} onSubmit={submit}>
      <Select
        name="only"
        label="Show"
        allowDeselect={false}
        data={[
          { value: "", label: "Everything" },
          { value: "refused", label: "Refused" },
        ]}
        defaultValue={search.get("only") ?? ""}
      />
      <Select
        name="subjectType"
        label="Subject"
        placeholder="Anything"
        clearable
        searchable
        clearButtonProps={{ "aria-label": "Anything" }}
        data={kinds}
        defaultValue={search.get("subjectType")}
      />
      <TextInput
        name="action"
        label="Action"
        placeholder="provider.published"
        defaultValue={search.get("action") ?? ""}
      />
      <TextInput name="subjectId" label="Record ID" defaultValue={search.get("subjectId") ?? ""} />
      <Button type="submit" variant="default">
        Show
      </Button>
    </form>
  );
}
