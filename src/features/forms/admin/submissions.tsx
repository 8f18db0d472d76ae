import { Badge, Button, Modal, NativeSelect, Table, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Inbox, Search, SearchX } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { downloadFile } from "~/admin/content/api/download-file";
import { api } from "~/admin/requests/api";
import { keyOf } from "~/admin/requests/one-of";
import { Answered } from "~/admin/screen/answered";
import { Nothing } from "~/admin/screen/nothing";
import { notifyFailed } from "~/admin/screen/notify";
import { PagesOf } from "~/admin/screen/pages-of";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { TableOfWork } from "~/admin/screen/table-of-work";
import { UNREADABLE, UnreadableNote } from "~/admin/screen/unreadable-note";
import { When } from "~/admin/screen/when";
import type { SubmissionItem, SubmissionList } from "../api/admin/submission-schemas";
import { SubmissionView } from "./submission-view";
import styles from "./submissions.module.css";

const PAGE_SIZE = 25;

const STATES: Record<SubmissionItem["state"], { label: string; color: string }> = {
  received: { label: "New", color: "amber" },
  handled: { label: "Handled", color: "green" },
  "in-review": { label: "In review", color: "teal" },
  accepted: { label: "Accepted", color: "green" },
  declined: { label: "Declined", color: "gray" },
  "message-sent": { label: "Message sent", color: "teal" },
};

/**
 * The list of submissions. It shows the sender and the date; answers open one by one, and each reading is recorded in
 * the audit log.
 */
export default function Submissions() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { search, page, filter, typed, setTyped, list, isFiltered } = useSubmissions();
  const close = () => navigate({ pathname: "/admin/forms/submissions", search: search.toString() });
  return (
    <Screen
      title="Submissions"
      lead="What people sent with the forms on the website. The audit log records who opens a submission."
    >
      <Panel>
        <div className={styles.filters}>
          <TextInput
            label="Search"
            type="search"
            placeholder="Name or email"
            className={styles.search}
            leftSection={<Search size={16} aria-hidden="true" />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              if (page > 1) filter("page", "");
            }}
          />
          <Filters search={search} forms={list.data?.forms ?? []} onFilter={filter} />
        </div>
        <Answered query={list} lines={6}>
          {({ items, total, unreadable }) => (
            <>
              <UnreadableNote count={unreadable} />
              <p className={styles.total} role="status">
                {total === 1 ? "1 submission" : `${total} submissions`}
              </p>
              {items.length === 0 ? (
                <Nothing icon={isFiltered ? SearchX : Inbox}>
                  {isFiltered ? "No submissions match." : "Nothing here yet. New submissions appear here."}
                </Nothing>
              ) : (
                <Rows items={items} search={search.toString()} />
              )}
              <PagesOf
                total={total}
                pageSize={PAGE_SIZE}
                page={page}
                onChange={(next) => filter("page", String(next))}
              />
            </>
          )}
        </Answered>
      </Panel>
      <Modal opened={id !== undefined} onClose={close} title={nameOf(list.data, id)} size="lg">
        {id && <SubmissionView id={id} onGone={close} />}
      </Modal>
    </Screen>
  );
}

/** The list for the filters in the address and the typed search. */
function useSubmissions() {
  const [search, setSearch] = useSearchParams();
  // A search is often a name, which must not appear in the address.
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), 300);
  const page = Number(search.get("page") ?? 1);
  const formId = search.get("formId") || undefined;
  const state = search.get("state") ?? "";
  const listQuery = { q, formId, state: keyOf(STATES, state), page, pageSize: PAGE_SIZE };
  const list = useQuery({
    queryKey: ["submissions", listQuery],
    queryFn: ({ signal }) => api.post("/api/admin/submissions/search", { body: listQuery, signal }),
    placeholderData: keepPreviousData,
  });
  const filter = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.delete("page");
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return { search, page, filter, typed, setTyped, list, isFiltered: Boolean(q || formId || state) };
}

interface FiltersProps {
  search: URLSearchParams;
  forms: SubmissionList["forms"];
  onFilter(name: string, value: string): void;
}

function Filters({ search, forms, onFilter }: FiltersProps) {
  const formId = search.get("formId") ?? "";
  const save = () =>
    downloadFile(`/api/admin/submissions.csv?formId=${formId}`, "submissions.csv").catch(notifyFailed);
  return (
    <>
      <NativeSelect
        label="Form"
        value={formId}
        data={[{ value: "", label: "All" }, ...forms.map((form) => ({ value: form.id, label: form.name }))]}
        onChange={(event) => onFilter("formId", event.currentTarget.value)}
      />
      <NativeSelect
        label="State"
        value={search.get("state") ?? ""}
        data={[
          { value: "", label: "All" },
          ...(["received", "handled"] as const).map((value) => ({ value, label: STATES[value].label })),
        ]}
        onChange={(event) => onFilter("state", event.currentTarget.value)}
      />
      <Button variant="default" disabled={!formId} onClick={save}>
        {formId ? "Save as CSV" : "Choose a form to save it as CSV"}
      </Button>
    </>
  );
}

function Rows({ items, search }: { items: readonly SubmissionItem[]; search: string }) {
  return (
    <TableOfWork heads={["Who", "Form", "State", "When"]} minWidth={720}>
      {items.map((item) => (
        <Table.Tr key={item.id}>
          <Table.Td>
            <span className={styles.name}>
              {item.name || (item.unreadable ? UNREADABLE : "No name given")}
            </span>
            <span className={styles.quiet}>{item.email}</span>
          </Table.Td>
          <Table.Td>{item.formName}</Table.Td>
          <Table.Td>
            <Badge variant="light" color={STATES[item.state].color}>
              {STATES[item.state].label}
            </Badge>
          </Table.Td>
          <Table.Td>
            <When at={item.createdAt} />
          </Table.Td>
          <Table.Td ta="right">
            <Button
              component={Link}
              to={{ pathname: `/admin/forms/submissions/${item.id}`, search }}
              variant="subtle"
              size="compact-sm"
              aria-label={`Read what ${item.name || "someone"} sent`}
            >
              Read
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </TableOfWork>
  );
}

/** The sender of the open submission, if it is in the list. */
function nameOf(list: SubmissionList | undefined, id: string | undefined): string {
  return list?.items.find((item) => item.id === id)?.name || "Submission";
}
